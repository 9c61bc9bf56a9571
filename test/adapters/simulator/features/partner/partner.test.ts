import { describe, expect, it } from 'vitest'
import { makePartners } from '../../../../../src/adapters/rest/partner'
import { inMemoryProviders } from '../../../../../src/adapters/simulator/in-memory'
import { adaptersOver } from '../../../../wire/support/adapters'
import { WireTown } from '../../../../wire/support/simulated-town'
import { right } from '../../../support/client'
import { makeFakeClock } from '../../../support/fake-clock'
import { countingRandom } from '../../../support/memory-ports'

const as = async (who: string) => {
  const town = new WireTown()
  const somebody = await town.as(who)
  return { somebody, partners: makePartners(somebody.client.rest) }
}
const gids = (groups: readonly { readonly gid: string }[]) => groups.map(({ gid }) => gid)

/** The link of the page that the server shows to a client of the partner `partnerId`. */
const linkFor = async (partnerId: string | null) => {
  const providers = inMemoryProviders({ clock: makeFakeClock(), random: countingRandom(), seed: 1, mode: 'testing' })
  const whence = { platform: 'web', areaLanguage: 'en', displayLanguage: 'en', partnerId } as const
  const client = adaptersOver({ http: providers.http, sockets: providers.sockets, id: countingRandom('b').id, whence })
  await client.signIn('ada@loop.example')
  return (await right(makePartners(client.rest).config(null)))?.link
}

describe('The partner service', () => {
  it('R3-005 even a visitor sees the groups, the recommended groups and the live and upcoming spaces of a partner', async () => {
    const { partners } = await as('visitor')
    const home = await right(partners.home('harbor'))
    expect(home?.living.map(({ status }) => status)).toContain('started')
    expect([home?.living, home?.upcoming].map((spaces) => new Set(spaces?.map(({ status }) => status)).size)).toEqual([
      1, 1,
    ])
    expect(home?.living.every(({ gid }) => gids(home.groups).includes(gid ?? ''))).toBe(true)
    expect(gids(home?.recommend ?? [])).toContain('6000000060')
    expect(home?.groups.length).toBeGreaterThan(5)
  })

  it('R1-240 a partner request without a link gets the partner named in the request header, or else the first partner', async () => {
    expect([await linkFor('partner-2'), await linkFor(null), await linkFor('nobody')]).toEqual([
      'tidewater',
      'harbor',
      'harbor',
    ])
  })

  it('R1-140 R1-235 the configuration of a partner says whether its users can create groups, bubble rains and gifts', async () => {
    const { partners } = await as('visitor')
    expect([await right(partners.config('harbor')), await right(partners.config('tidewater'))]).toMatchObject([
      { showCreate: true, showBubble: true, showGift: true },
      { showCreate: false, showBubble: false, showGift: false },
    ])
  })

  it('the partner service returns no page, configuration, highlights or groups for an unknown link', async () => {
    const { partners } = await as('ada@loop.example')
    const unknown = [
      await right(partners.home('nobody')),
      await right(partners.config('__proto__')),
      await right(partners.highlights('nobody')),
      (await right(partners.searchGroups('nobody', 'e', 1, 24))).items,
    ]
    expect(unknown).toEqual([null, null, null, []])
  })

  it('R3-245 R3-246 a search on the page of a partner finds only groups and people of that partner, and no group for a blank text', async () => {
    const { partners } = await as('ada@loop.example')
    const here = await right(partners.searchGroups('harbor', 'a', 1, 24))
    const there = await right(partners.searchGroups('tidewater', 'a', 1, 24))
    expect([gids(here.items).includes('67000067'), gids(there.items)]).toEqual([false, ['61000061', '67000067']])
    expect((await right(partners.searchGroups('harbor', '  ', 1, 24))).items).toEqual([])
    expect((await right(partners.searchPeople('harbor', 'Ada', 1, 24))).items.map(({ name }) => name)).toContain('Ada')
    expect((await right(partners.searchPeople('newleaf', 'Ada', 1, 24))).items).toEqual([])
  })

  it('R1-140 a new group whose settings name a partner appears on the page of that partner', async () => {
    const {
      somebody: { client },
      partners,
    } = await as('ada@loop.example')
    const draft = {
      name: 'Fresh leaves',
      icon: '/town/g1.svg',
      banner: '/town/c1.svg',
      description: '',
      joinType: 'normal',
      mutesNewcomers: false,
      locale: 'en',
      link: '',
      linkWhitelist: [],
      minSpeakLevel: 0,
      minImageLevel: 0,
      partnerLink: 'newleaf',
    } as const
    await right(client.groupRunning.save(null, draft))
    expect((await right(partners.home('newleaf')))?.groups.map(({ name }) => name)).toEqual(['Fresh leaves'])
  })
})
