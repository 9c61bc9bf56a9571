import { phrasebookOf } from '../phrasebook'

export const outdoors = phrasebookOf(
  {
    path: ['the river path', 'the ridge', 'the old railway', 'the lake', 'the seven springs', 'the windmill'],
    km: ['8 km', '12 km', '15 km', '21 km', '34 km'],
    day: ['Saturday', 'Sunday', 'Friday after work', 'tomorrow'],
    bird: ['a kingfisher', 'two storks', 'a very loud wren', 'an owl', 'a heron'],
  },
  `
a Who is up for {path} {day}? About {km}.
b Count me in.
c Me too, if we are back by five.
a We will be. Bring water and a hat.

a Has anyone walked {path} since the storm?
b Yesterday. Two trees down, but one can climb over.
a Thank you, then I take the good boots.

a Saw {bird} this morning 🐦
b Where?!
a By {path}, just after sunrise.
b Setting my alarm.

a My tyre is flat at the far end of {path}. Anyone near with a pump?
b I am {km} away, no joke. Give me an hour.
c I am closer! Ten minutes.
a You are both heroes. I wait under the big oak.

a How cold was the water?
b Honest answer or encouraging answer?
a Encouraging.
b Delightful.
a …see you at seven then.

a Route for {day}: https://maps.loop.example/route / Start 9:00, {km}, one hill that deserves the name.
b Is there a café on the way?
a At half, with a dog.
b Convinced.

a Weather for {day}?
b Dry until three, then it gets interesting.
c Rain jacket, then.
a Rain jacket, then.

a Which shoes for {km} on gravel?
b Anything you have already walked in. Never new ones.
a That settles it, thank you.

a We did it. {km}, {path}, four people, one dog, no blisters. The last hill was long and nobody said a word, and then the whole valley lay there in the evening sun and everyone talked at once. If you were thinking of coming next time: come.
b Next time I come.
c What a sentence. What a day.

a Lost a blue bottle near {path}.
b Found it! It is on the sign post.
a Thank you kind stranger.

a Can beginners come along?
b Of course. We wait at every turn.
a Then I'll be there. A bit nervous, a bit excited.
b Exactly right.
`,
)
