import { phrasebookOf } from '../phrasebook'

export const music = phrasebookOf(
  {
    tool: ['guitar', 'violin', 'oud', 'piano', 'accordion', 'koto', 'trumpet', 'tabla'],
    key: ['D minor', 'G major', 'A minor', 'E flat', 'C'],
    song: ['the slow one', 'the ferry song', 'the one with the clapping', 'the waltz', 'the lullaby'],
  },
  `
a Rehearsal at seven as always?
b Yes, room two. Room one has no heating.
c I bring the {tool} and tea.
a See you there.

a What key was {song} in?
b {key}, and a tone lower if Mira sings.
a Great, thanks. That explains why it sounded wrong.

a Listening to {song} for the ninth time today.
b Only nine?
c Send a link?
a https://radio.loop.example/tonight

a Anyone with a spare string for a {tool}?
b I have a whole bag. Which one?
a The one that always breaks.
b Ah, that one 😄 Bringing two.

a How often do you practise?
b Fifteen minutes every day beats three hours on Sunday.
c Agreed. And slowly. Slower than that.
a Painfully slowly then. Thank you.

a Set list: / 1. {song} / 2. something fast / 3. {song} again, because they will ask
b I vote to end on {key}.
a Approved.

a The neighbours complained about the {tool}.
b What did they say?
a That I should learn a second piece.
b Fair.

a Does anyone transcribe? I need four bars written down.
b Send a recording, I do it tonight.
a You legend, thank you 🎶

a Open stage is on Thursday. Two places left.
b I take one. {tool}, five minutes.
c I take the other. Poems.
a Full! See you Thursday.
`,
)
