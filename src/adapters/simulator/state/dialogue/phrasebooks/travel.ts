import { phrasebookOf } from '../phrasebook'

export const travel = phrasebookOf(
  {
    city: ['Lisbon', 'Kyoto', 'Tbilisi', 'Valparaíso', 'Kraków', 'Chiang Mai', 'Cairo', 'Jaipur', 'Busan', 'Haifa'],
    days: ['two days', 'three days', 'a week', 'ten days'],
  },
  `
a I have {days} in {city}. What must I not miss?
b Get lost for one of them, on purpose.
c And eat where there is no menu outside.
a Both noted. Thank you!

a Night train or plane to {city}?
b Train. You wake up somewhere else.
c Bring earplugs and a good book.
a Booked the train 🚂

a Landed in {city}. It smells of rain and bread.
b Jealous.
c Send a picture of the first thing you eat.

a Is {city} safe to walk at night?
b The centre, yes. Ask at the hotel about the rest.
c I did every night for {days}, no trouble.
a That calms my mother. Thank you.

a Packing list that survived ten trips: / – two shirts / – one jumper / – soap / – a spoon
b A spoon?
a You will see.

a Does one need cash in {city}?
b Only for markets and the ferry.
a Thanks, small notes then.

a Cheap flights to {city} this week: https://travel.loop.example/deals
b Prices are gone already.
c They always are when I look.

a How did you learn the language before {city}?
b Songs. You can't forget what you sing.
c And please and thank you, they open every door.

a Somebody here from {city}? I am looking for a room for {days}.
b My aunt has one, with a view of the hill. I'll ask.
b She says yes, and that you look too thin.
a She has not seen me yet!
b She says it anyway.

a Postcards arrived! Six weeks from {city} 😄
b Mine had a bite taken out of it.
`,
)
