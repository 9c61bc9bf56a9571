import { phrasebookOf } from '../phrasebook'

export const reading = phrasebookOf(
  {
    book: [
      'The Lighthouse Year',
      'A Short History of Rain',
      'Letters to the Ferryman',
      'The Left-Handed Map',
      '海的耳朵',
      '雨夜の手紙',
      'Die Uhrmacherin',
      'Bread and Salt',
    ],
    chapter: ['three', 'seven', 'nine', 'eleven', 'fourteen'],
  },
  `
a What are you all reading at the moment?
b {book}. Slow, and I do not want it to end.
c Still chapter {chapter} of last month's book, do not tell anybody.
a We saw nothing.

a 这个月读什么？
b 我提议《海的耳朵》，不长，读完可以一起聊。
c 同意。
a 那就这么定了。

a No spoilers please, I am at chapter {chapter}.
b Then read chapter {chapter} tonight and come back tomorrow. We need you.
a Read it. How could they.
b I know!!

a A slow one about lighthouses. / Every chapter is one night. / I am at night {chapter}.
b Does anything happen?
a The light goes round. It is enough.

a Does the library have {book}?
b Two copies, one of them has tea stains: https://library.loop.example/search
a I will take the tea stains. Thank you.

a 我在读一本关于海洋的书，很有意思。
b 什么书？
a 《海的耳朵》，作者以前是潜水员。
b 听起来不错，读完借我。

a 読書会は何時からですか？
b 七時からです。
a ありがとうございます、本を忘れずに持っていきます。

a What I loved about {book} is that nobody in it is clever. They are tired and kind, they forget birthdays, they mend the same roof three times, and somewhere in the middle, without a single loud sentence, one understands that this is what the whole book is about. I closed it and rang my brother.
b That is the best review it will ever get.
c Putting it on the list.

a Paper or screen?
b Paper in bed, screen on the train.
c Audio while I wash up. The dishes have never been so clean.

a Which translation should I take?
b The newer one. The old one is charming but skips a whole chapter.
a Thank you, that would have driven me mad.

a Poll for next month: / 1. {book} / 2. something short / 3. something with dragons
b 3
c 3
d 3, obviously
a I should have seen that coming.

a 有人想交换书吗？
b 我有三本小说可以换。
a 太好了，周末见。
`,
)
