import { phrasebookOf } from '../phrasebook'

/** Dialogues of a single line. */
export const remarks = phrasebookOf(
  {},
  `
a 👍

a Good night 🌙

a See you all tomorrow!

a 😂😂😂

a Back in five minutes.

a That made my day.

a 🎉

a Reading along from the train, don't mind me.

a Just caught up with two days of messages. You people.

a 🌧️ → ☕

a Happy Friday!

a +1

a I'm in.

a Noted.

a ☕☕☕

a Somebody is whistling outside and it is beautiful.

a I should be asleep.

a Lunch break, finally.

a 🙌

a This group is the best part of my commute.

a Does time go faster on Thursdays or is it me?

a Waving from the balcony 👋

a (typing with one hand, the other one holds the cat)
`,
)
