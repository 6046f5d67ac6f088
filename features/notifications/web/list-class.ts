/** A scannable list: a card, edge to edge on phones. Rows out of view are not rendered by the browser. */
export const listClass =
  'card overflow-hidden *:[contain-intrinsic-size:auto_85px] *:[content-visibility:auto] ' +
  'phone:-mx-4 phone:rounded-none phone:border-x-0'
