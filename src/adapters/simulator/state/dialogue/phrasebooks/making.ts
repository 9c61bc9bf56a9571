import { phrasebookOf } from '../phrasebook'

export const making = phrasebookOf(
  {
    wood: ['oak', 'beech', 'pine', 'walnut', 'an old door', 'pallet wood'],
    piece: ['a stool', 'a shelf', 'a kite', 'a lamp', 'a birdhouse', 'a small boat', 'a chess set'],
    size: ['4 mm', '6 mm', '8 mm', '10 mm'],
  },
  `
a Started on {piece} today. {wood}, hand tools only.
b Nice! Photos when it stands, please.
c And photos when it falls, too.
a So far it does both.

a Which glue for {wood} outdoors?
b PVA class D4, and clamp it overnight.
c Sand the joint first or it will never hold.
a Perfect, thank you.

a My drill bit snapped in the hole. {size}, of course the only one I had.
b Turn it out with pliers, slowly, a bit of oil.
a It moved! You saved {piece}.

a Does anyone have a {size} chisel to lend?
b Hanging on the left of the workshop door. Sign the list.
a Signed. Back on Sunday.

a Plan for the weekend: / – cut the legs / – dry fit / – swear / – cut the legs again
b You forgot "measure".
a I always do.

a The 3D printer is free from two. Settings that worked for me: 0.2 layer, 15 % infill, brim on.
b Which filament?
a The grey one on the shelf. The blue one strings like cheese.
b Good to know, thanks.

a How do you sharpen a plane iron without a jig?
b Feel for the bevel, lock your wrists, short strokes.
c There is a good drawing here: https://workshop.loop.example/sharpening
a That drawing explains it better than ten films. Thank you.

a First time soldering. It blinks!!!
b It blinks!!!
c Welcome to the club of people who are happy about blinking things.

a Is it safe to plug the old radio in?
b Not before someone has looked at the capacitors.
c I have a meter. Bring it on Saturday.
a Then it stays off until Saturday.

a Question for the knitters: how many stitches for a hat in thick wool?
b Seventy-two on 6 mm needles, if the head is average.
c And if the head is not average?
b Eighty. Everyone here is above average anyway.
a Casting on tonight, thank you 🧶

a Finished {piece}. It leans a little. I have decided that it looks thoughtful.
b It looks wonderful.
c A little lean is how one knows that it is handmade.
`,
)
