const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
]

const found = (names: readonly (readonly [RegExp, string])[], agent: string): string | undefined =>
  names.find(([pattern]) => pattern.test(agent))?.[1]

/**
 * The device name that the server derives from the request headers. Requests of a page without a server have no user
 * agent.
 */
export const deviceName = (headers: Headers): string => {
  const agent = headers.get('user-agent') ?? ''
  const browser = found(BROWSERS, agent) ?? (headers.get('platform') === 'h5' ? 'Mobile browser' : 'Web browser')
  const system = found(SYSTEMS, agent)
  return system === undefined ? browser : `${browser}, ${system}`
}
