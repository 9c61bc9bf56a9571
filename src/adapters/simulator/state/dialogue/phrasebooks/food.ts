import { phrasebookOf } from '../phrasebook'

export const food = phrasebookOf(
  {
    dish: [
      'lentil soup',
      'dumplings',
      'shakshuka',
      'plum cake',
      'borscht',
      'kimchi stew',
      'dosa',
      'green curry',
      'focaccia',
      'rice pudding',
    ],
    spice: ['cumin', 'cardamom', 'black pepper', 'smoked paprika', 'ginger', 'saffron'],
    minutes: ['ten', 'fifteen', 'twenty-five', 'forty'],
  },
  `
a What is everyone cooking tonight?
b {dish}, because the fridge says so.
c Toast. It has been a day.
a Toast is a meal.

a How long does {dish} keep in the fridge?
b Three days, if nobody finds it.
c In this house: {minutes} minutes.

a Is {spice} right in {dish}?
b A little, at the very end.
c My grandmother would say yes. Her sister would leave the room.
a Then I side with your grandmother. Thank you!

a Recipe, as promised: / • 400 g flour / • 300 ml water / • 7 g salt / • a spoon of patience / Rest {minutes} minutes, fold, rest again, hot oven.
b Saved. What kind of flour?
a Plain is fine.
b Trying it on Sunday 🍞

a My dough does not rise. Help?
b How old is the yeast?
a …older than the flat.
b There is your answer 😄
a Fresh yeast bought. It rises! Thank you.

a Where do you get good {spice}?
b The small shop with the green door, ask for the tin under the counter.
c And online at https://spices.loop.example if it has to be quick.
a Green door it is.

a {dish} is ready, who is hungry?
b On my way.
c Save me a bowl, I am there in {minutes} minutes.

a Vegetarian ideas for twelve people?
b {dish} in the big pot, and flat bread.
c Count {minutes} minutes more than you think.
a You two should open a restaurant.

a I burnt the garlic again.
b Lower heat, and stop looking at your phone.
a I feel seen.

a Has anyone an idea what to do with nine courgettes?
b Soup, fritters, cake, and two for the neighbour.
c At night, onto the doorstep, and run.
a 😂 nine neighbours then

a Which knife should a beginner buy?
b One good chef's knife, 20 cm, and keep it sharp.
c And a board that does not slide. Damp cloth underneath.
a Simple enough. Thanks!

a Today's market, if you want to know: / – first strawberries / – the cheese man is back / – no bread after ten
b You are better than any newspaper.
`,
)
