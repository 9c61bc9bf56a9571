import { makeReaderLanguages } from '../../../src/adapters/simulator/refusal-texts/reader-languages'
import { describe, expect, it } from 'vitest'
import { sourceOf } from '../../../src/adapters/simulator/caller-source'
import { makeHttpApi } from '../../../src/adapters/simulator/http-api'
import { inMemoryProviders } from '../../../src/adapters/simulator/in-memory'
import { makeCredentials } from '../../../src/adapters/simulator/object-storage/credentials'
import { noRateLimit } from '../../../src/adapters/simulator/rate-limits'
import { countingRandom } from '../support/memory-ports'
import { VirtualTime } from '../../support/virtual-time'

const ORIGIN = 'http://town.example'

const bench = () => {
  const [clock, random] = [new VirtualTime().clock(), countingRandom('s')]
  const host = inMemoryProviders({ clock, random, seed: 1, mode: 'testing' }).host()
  const api = makeHttpApi({
    host,
    mode: 'testing',
    inbox: true,
    originOf: () => ORIGIN,
    limiter: noRateLimit,
    readers: makeReaderLanguages(),
    people: { setPace: () => undefined },
    passes: makeCredentials({ clock, random }),
    roomPasses: { issue: () => null },
    cspReports: () => ({ count: 0, list: [] }),
  })
  const call = async (path: string, body: object, address: string): Promise<unknown> => {
    const headers = { 'content-type': 'application/json' }
    return (
      await api(new Request(`${ORIGIN}${path}`, { method: 'POST', headers, body: JSON.stringify(body) }), address)
    ).json()
  }
  return { host, call }
}

describe('The network of a caller', () => {
  it.each([
    [null, ''],
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:DB8:0:01::1', '2001:db8:0:1::/64'],
    ['2001:db8:0:1:ffff:ffff:ffff:ffff', '2001:db8:0:1::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('the network of %s is %s', (address, source) => {
    expect(sourceOf(address)).toBe(source)
  })

  it('R1-145 the server counts wrong codes against the network that sends them', async () => {
    const { host, call } = bench()
    const email = 'ada@loop.example'
    await call('/api/loop_login/send_email_login_code', { email }, '192.0.2.1')
    const code = host.world().codes[email]?.code
    const enter = (security_code: string | undefined, address: string) =>
      call('/api/loop_login/email_code_login', { email, security_code }, address)
    for (let n = 0; n < 6; n += 1) await enter('wrong!', `2001:db8::${n}`)
    expect(await enter(code, '2001:db8::9')).toMatchObject({ msg: 'Too many wrong codes: ask for a new one' })
    expect(await enter(code, '192.0.2.1')).toMatchObject({ data: { xid: expect.any(String) } })
  })
})
