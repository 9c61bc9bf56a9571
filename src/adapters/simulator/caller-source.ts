/** The groups of an IPv6 address that name a network. A network owns all addresses with the same first groups. */
const NETWORK_GROUPS = 4
const groupsOf = (part: string): readonly string[] => part.split(':').filter((group) => group !== '')

/**
 * The network from which a call came, for limits per caller: an IPv4 address, or the /64 network of an IPv6 address,
 * because one machine can use every address of its /64. Empty for a call from the page that runs the simulator.
 */
export const sourceOf = (address: string | null): string => {
  const text = (address ?? '')
    .toLowerCase()
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=[0-9.]+$)/, '')
  if (!text.includes(':')) return text
  const [head = '', tail = ''] = text.split('::')
  const [first, last] = [groupsOf(head), groupsOf(tail)]
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0')
  const network = [...first, ...zeros, ...last].slice(0, NETWORK_GROUPS)
  return `${network.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`
}
