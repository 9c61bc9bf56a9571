import { phrasebookOf } from '../phrasebook'

/** A phrasebook of small talk for any group. */
export const town = phrasebookOf(
  {
    place: [
      'the station',
      'the old bridge',
      'the library',
      'the market hall',
      'the harbour',
      'Mill Lane',
      'the town hall',
      'the north gate',
    ],
    day: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    hour: ['six', 'half past six', 'seven', 'a quarter to eight', 'eight', 'nine'],
    thing: [
      'a bicycle pump',
      'a ladder',
      'a sewing machine',
      'a tent for four',
      'a projector',
      'a drill',
      'a cake tin',
      'a wheelbarrow',
    ],
    shop: ['bakery', 'bookshop', 'tea house', 'hardware shop', 'noodle place', 'repair café'],
  },
  `
a Has anybody tried the new {shop} by {place}?
b Yes! Worth the queue, honestly.
c I went on {day} and it was closed, so check the hours first.
a Thanks, I'll go tomorrow morning.

a Does someone have {thing} I could borrow until {day}?
b I do. Come by after {hour}.
a You are a star, thank you ⭐
b No hurry with bringing it back.

a I will be ten minutes late to the meetup tonight.
b No problem, we will keep a seat for you.
c Same here, the tram stopped at {place} again.

a Good morning, everyone ☀️
b Morning! Coffee first, words later.
c Good morning from the other side of the river.

a Reminder: the library closes early on {day}.
b Thanks for the reminder!
c I would have stood before a locked door again.

a Hello! I moved here last month. I like climbing, bread and bad puns.
b Welcome! Then you are in exactly the right place.
c We are on a roll today.
a Oh no. I like you already.

a Is the market open on holidays?
b Only until noon, and the good tomatoes are gone by nine.
a Then I set an alarm. Thank you!

a Small question: how do I turn off the lamp in the meeting room?
b There is a hidden switch behind the plant 🪴
a Found it. Who designs these things…
c The plant was here first.

a What time does the concert on {day} begin?
b {hour}, doors half an hour before.
c Bring a jumper, the hall is cold.
a Noted, thanks both.

a Lost: one grey glove, somewhere between {place} and the park.
b There is one hanging on the fence by the fountain!
a That's it. You just saved a pair.

a Minutes of yesterday, short: / 1. The bench gets painted on {day}. / 2. We need two people for the tea stall. / 3. Nobody knows who keeps moving the clock.
b I can do the tea stall.
c Me too. And it wasn't me with the clock.
a Wonderful, so points 1 and 2 are done.

a Can anyone recommend a dentist who is gentle with cowards?
b The practice above {place}. They explain everything before they do it.
c Seconded, and they have fish to look at.
a Booked. Thank you, brave people.

a The timetable changed again. Does the last bus still leave at {hour}?
b Twenty minutes earlier now, see https://transit.loop.example/timetable
a Glad I asked. Thank you.

a The rain has stopped here 🌈
b Not here!
c Send some over, my tomatoes are thirsty.

a Who is coming on {day}? I will bring soup.
b Me, with bread.
c Me, with my appetite.
d I have to leave at {hour}, but yes.
a Then it is a big pot.

a Somebody left the gate by {place} open last night.
b That was me, sorry. I had my hands full of chairs.
a All good, the goat did not notice.

a It has been a year since I joined this group. When I came I knew nobody, I could not find {place}, and I ate alone on Sundays. Now I have a table full of people, a borrowed bicycle and opinions about tomatoes. I wanted to say thank you, properly, in a whole paragraph, because a heart under a message is not enough for that.
b Well, now I am crying at work.
c You brought the cake that first time. We owe you.
d ❤️

a Is it only me or is the internet slow near {place} today?
b Not only you. They are digging on the corner.
c The notice says until {day}.
a Ah well. Outdoors it is.

a Photos from the weekend are up: https://pictures.loop.example/album
b So good 😍 the third one should be a postcard
c Why am I eating in every single one
a Because you were.

a Vote, please: do we meet on {day} or the day after?
b {day}.
c {day} as well.
d Either is fine for me.
a {day} it is, at {hour}.
`,
)
