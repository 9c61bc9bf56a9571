import { phrasebookOf } from '../phrasebook'

export const games = phrasebookOf(
  {
    game: ['chess', 'go', 'carrom', 'the train game', 'mahjong', 'the island game'],
    move: ['knight f3', 'e4', 'the corner', 'queen takes b7', 'castling long'],
    hour: ['seven', 'eight', 'nine', 'ten'],
  },
  `
a Anyone for {game} at {hour}?
b Me. Loser washes the cups.
a You will look good with a towel.

a Puzzle of the day: white to move, mate in three.
b {move}?
a No, black has a check.
c Rook to the back rank, then it is forced.
a Correct! Well seen.

a How do you count the score in {game}?
b Area plus prisoners in our club, but ask before you begin.
a That explains yesterday's argument. Thank you.

a GG everyone, that was close.
b One more turn and I had it.
c You said that an hour ago.
b And I was right an hour ago.

a Tournament table: / 1. Haru 5½ / 2. Olga 5 / 3. Arjun 4 / 4. the cat 2
b How does the cat have two?
a Nobody dared to move her.

a Is the beginners' evening still on?
b Yes, at {hour}, boards are there.
c Stronger players give a rook.
a Then I come and take your rooks 😄

a I keep losing with black. What should I learn?
b One opening, well. Then endings.
c Endings first!
b Here they go again.
a I'll start with endings, thank you both.

a We are three and need a fourth for {game}.
b Coming!
a Door is open.

a Who has the box of {game}? A die is missing.
b I have the die. I do not have the box.
a Found each other at last.
`,
)
