import type { BubbleKind } from '../../../domain/bubble'

export const en = {
  rain: 'Bubble rain', rainOf: 'Bubble rain, {{amount}} {{currency}}', from: 'Bubble rain from {{name}}',
  bubbles_one: '{{count}} bubble', bubbles_other: '{{count}} bubbles', andUp: 'level {{level}} and up', exclusive: 'for chosen people',
  join: 'Join', winners: 'Winners', notJoined: 'You could not join. Try again.', elsewhere: 'You are in another bubble rain.',
  leave: 'Leave', close: 'Close', left: '{{left}} of {{total}} left', popOne: 'pop one', popped: '{{name}} popped {{amount}} {{currency}}',
  seconds_one: '{{count}} second left', seconds_other: '{{count}} seconds left', near_one: '{{count}} gem left', near_other: '{{count}} gems left', nearLine: '{{gems}}, {{time}}',
  all: 'Bubbles: tap one', keys: 'Arrow keys choose a bubble, Enter pops it.',
  kind: { gem: 'Violet gem', gem1: 'Green gem', gem2: 'Gold gem', gem3: 'Pink gem', bomb: 'Bomb' } satisfies Record<BubbleKind, string>,
  oops: 'Oops!', congrats: 'Congrats!', lost: 'You are not connected. Nobody heard of that tap.',
  over: { reward: 'You popped {{amount}} {{currency}}', had: 'You had your bubble', ended: 'The bubble rain is over', timeout: 'Time is up', nothing: 'Better luck next time.' },
  receipt: {
    title: 'Winners', of: 'Bubble rain from {{name}}', none: 'Nobody has popped a bubble yet', noneText: 'Whoever does stands here.', noneOver: 'Nobody popped a bubble', noneOverText: 'All of it went back to whoever sent it.',
    failed: 'The winners did not come', failedText: 'Try again in a moment.', sent: 'Sent', used: 'Popped by winners', back: 'Went back to the sender', still: 'Still falling', fee: 'Fee (1%)', paid: 'Paid in all',
    checks: 'The shares above add up to what was popped.', doesNot: 'The shares above do not add up to what was popped. Tell support.',
  },
  send: {
    title: 'Send a bubble rain', text: 'Bubbles fall over the chat for everybody. Whoever pops one keeps what is in it.', failed: 'Your balance did not come', failedText: 'Try again in a moment.',
    noCurrency: 'Nothing of yours can rain', noCurrencyText: 'None of your currencies can be sent as bubbles.',
    currency: 'Currency', total: 'Total amount', have: 'You have {{amount}} {{currency}}', parts: 'Parts of the balance',
    who: 'For whom', everybody: 'Everybody', chosen: 'Chosen people', shares: 'Shares', random: 'Random', even: 'Even', count: 'Bubbles', level: 'From level',
    reach_one: '{{count}} member can join. Levels go up to Level {{most}}.', reach_other: '{{count}} members can join. Levels go up to Level {{most}}.', upTo: 'Levels go up to Level {{most}}.',
    guests: 'Who may join', search: 'Search members', chosenCount_one: '{{count}} person', chosenCount_other: '{{count}} people', guestsNone: 'Nobody by that name', guestsFailed: 'The members did not come. Try again.', retry: 'Try again', more: 'Show more',
    fixed: 'Everybody you choose gets the same, from level 1.', fee: 'Fee (1%)', pay: 'You pay', submit: 'Send', submitWith: 'Rain {{amount}} {{currency}}',
    problem: {
      totalZero: 'Total amount must be greater than 0', levelZero: 'Min level must be greater than 0', noUser: 'Please select at least one user', countZero: 'Bubble amount must be greater than 0',
      notANumber: 'Write digits, with one point at most', decimals: 'No more than {{count}} decimals', above: 'This is more than you have', aboveWithFee: 'With the fee of 1% this is more than you have', little: 'This is too little for so many bubbles',
      many: 'No more than {{count}} bubbles', levelHigh: 'The highest is Level {{most}}', levelWhole: 'Levels are whole numbers', people: 'No more than {{count}} people',
    },
    short: 'You have less than that by now.', checkFailed: 'Your balance could not be checked. Nothing was sent.',
    sending: 'Sending…', sent: 'Bubble sent successfully', sentText: 'It is raining in the chat.', notSent: 'Failed to send bubble', notSentText: 'Nothing was taken from your balance.', edit: 'Back', done: 'Done',
    looking: 'The answer was lost', lookingText: 'Nobody knows yet whether it rains. We look in the chat and at your balance.', lookNow: 'Look now',
    unseen: 'We cannot tell whether it was sent', unseenText: 'Look at both figures before you send it again.', before: 'Balance before', after: 'Balance now', unknown: 'not known', again: 'Back to the form',
  },
} as const
