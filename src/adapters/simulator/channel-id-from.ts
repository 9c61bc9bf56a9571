import { ChannelId } from '../../domain/kernel/ids'

const HEX = '0123456789abcdef'

/** A channel id with the shape of a UUID, derived from the characters of a random id. */
export const channelIdFrom = (id: string, more: string): ChannelId => {
  const digits = Array.from(`${id}${more}`, (letter) => HEX.charAt(letter.charCodeAt(0) % 16))
    .join('')
    .padEnd(32, '0')
    .slice(0, 32)
  const made = [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `4${digits.slice(13, 16)}`,
    `8${digits.slice(17, 20)}`,
    digits.slice(20),
  ].join('-')
  if (ChannelId.is(made)) return made
  throw new Error('chance makes ids that are none')
}
