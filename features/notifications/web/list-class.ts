/** A list to scan: a card, on phones from edge to edge. Rows out of sight cost nothing, however many there are. */
export const listClass =
  'card overflow-hidden *:[contain-intrinsic-size:auto_85px] *:[content-visibility:auto] ' +
  'phone:-mx-4 phone:rounded-none phone:border-x-0'
