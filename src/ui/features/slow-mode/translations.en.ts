export const en = {
  title: 'Slow mode',
  label: 'Time between two messages of a member',
  text: 'Owner and admins write whenever they like.',
  failed: 'Couldn’t load slow mode.',
  off: 'Off',
  seconds_one: '{{count, number}} second',
  seconds_other: '{{count, number}} seconds',
  minutes_one: '{{count, number}} minute',
  minutes_other: '{{count, number}} minutes',
  on: 'Slow mode: one message every {{time}}.',
  wait: 'Slow mode: you can write again in {{left}}.',
}
