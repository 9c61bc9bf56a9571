import { phrasebookOf } from '../phrasebook'

export const garden = phrasebookOf(
  {
    plant: ['tomatoes', 'beans', 'basil', 'roses', 'dahlias', 'pumpkins', 'a lemon tree'],
    beast: ['slugs', 'aphids', 'pigeons', 'a very polite hedgehog', 'ants'],
  },
  `
a My {plant} look sad. Too much water?
b Stick a finger in the earth. Wet to the second joint?
a Very.
b Then leave them alone until Sunday.
a Thank you, doctor.

a {beast} in the {plant} again 😩
b Coffee grounds.
c Or a bowl of beer, if it is slugs. They die happy.

a Who has seeds to swap? I have {plant}.
b I have chilies and sweet peas.
a Deal, Saturday by the shed.

a When do you sow {plant} here?
b After the ice saints, not a day before.
c I did it in March and regretted it in April.
a So: patience. Thanks.

a First {plant} of the year!!!
b Congratulations, you are a farmer now.
c Photo or it did not grow.

a Watering list for August: / Mon Olga / Tue Zoë / Wed – nobody yet / Thu Omer
b I take Wednesday.
a Saved, the {plant} thank you.

a Is the compost ready?
b It smells of forest, so yes.
c Best smell in the world.

a Found {beast} under the boards.
b Leave them, they are friends.
a They have a name now.

a The pear tree we planted the year of the flood has its first three pears. Three! I have counted them every morning for a week as if somebody could steal a pear at night. I know it is only fruit. But that year we had mud in the kitchen up to the window and we planted a stick in it, and look at it now.
b I remember that stick.
c Three pears and I am not crying, you are crying.

a Can I prune roses now?
b Wait until the forsythia flowers.
a I had to look up forsythia. Now I wait. Thank you!
`,
)
