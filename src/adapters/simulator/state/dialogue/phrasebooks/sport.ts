import { phrasebookOf } from '../phrasebook'

export const sport = phrasebookOf(
  {
    team: ['the Herons', 'River United', 'North Gate', 'the Tram Drivers', 'Old Harbour'],
    score: ['2:1', '0:0', '3:2', '1:1', '4:0'],
    km: ['5 km', '10 km', 'a half marathon'],
  },
  `
a Did anyone see {team} yesterday?
b {score}, and the second half was a different sport.
c I shouted so much that I whisper today.

a Training at six, both pitches.
b Is the left one dry?
a Drier than last week.
b So, wet.

a Ran {km} without stopping for the first time!
b That's huge, congratulations 🏃
c How do the legs feel?
a What legs?

a We need a keeper on Sunday. Anyone?
b I can stand in a goal. I do not promise more.
a Welcome to the team.

a How do I start with {km}?
b Run slow enough to talk. Walk when you can't. Three times a week.
c And sleep.
a I can do sleep. Thank you!

a Table after six rounds: / 1. {team} 14 / 2. us 13 / 3. everyone who laughed at us 9
b Frame this.

a Kick-off moved to eight, lights are fixed.
b Thanks for saying so.

a My knee hurts after {km}.
b Rest two days, then shorter steps.
c And new shoes. When did you buy those?
a We had another mayor then.
b There it is.

a {score}!!!!
b I can't believe it.
c I was on the phone to my mother and missed it.

a Who drives on Saturday?
b Me, four seats.
c Me, three seats and the balls.
a Then all of us fit. Thanks!
`,
)
