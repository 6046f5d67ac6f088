/** Members talk in pairs: the first with the second, the third with the fourth. */
export const partnerOf = (index: number) => index ^ 1

const texts = [
  'Are you going to Tallinn on Thursday?',
  'Nine it is.',
  'Thank you for the introduction. We had a good first talk.',
  'Read it on the train. The outlier on page 9, what is that?',
  'Yes, if they order compressors before Christmas. I told them; you may want to tell them too.',
  'You will have it tomorrow. Twelve farms, two seasons, with the bad ones left in.',
  'That is worth more than the machine. Next time we talk about a second supplier: https://www.example.org/second-source',
  'Energy, travel, headcount, pay gap, and one figure of their own that they are proud of. Five, and they can all be checked.',
  'Hello, I saw your profile in the directory. We work on something close by and I wondered how you found your first paying customer. Would you have twenty minutes next week? I have one question, and it fits on a page.',
  'Then the unit economics hold even at a tenth of the price per hectare. I would like to see the field data before Thursday. Ten farms would do, the drier half of them please, and whatever the cooperative says about the cores: €31 each sounds low for clay, and somebody pays for the difference. If it is drainage I believe you. If it is the model we should talk.',
]

/** The text of a message with this number. */
export const textOf = (number: number) => texts[number % texts.length] ?? ''
