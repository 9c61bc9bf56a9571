import { describe, expect, it } from 'vitest'
import { makeSpaces } from '../../../src/adapters/rest/spaces'
import { SpaceInfoWire } from '../../../src/adapters/wire/entities/space'
import { infoWith, square } from '../../support/builders/space'
import { badInput } from '../../ui/support/bad-inputs'
import { stubRest } from '../support/stub-rest'
import { makeFakeClock } from '../support/fake-clock'

const cardAt = async (path: string, isThere = true) => {
  const calls: string[] = []
  const rest = await stubRest(({ pathname, searchParams }) => {
    calls.push(pathname)
    if (!isThere) return null
    if (pathname.endsWith('/invite_key'))
      return { channel_id: searchParams.get('key') === 'Room000101' ? square : null, invite_key: null }
    return searchParams.get('channel_id') === square ? SpaceInfoWire.encode(infoWith({ title: 'Tea' })) : undefined
  })
  return { card: await makeSpaces(rest, makeFakeClock()).cardAt(path)(), calls }
}

describe('The card of a path', () => {
  it.each([`/space/${square}`, `/space/${square}/`, '/s/Room000101'])(
    'R1-197 the card of a path shows the space of an id or a key: %s',
    async (path) => {
      expect((await cardAt(path)).card).toEqual({ channelId: square, title: 'Tea', status: 'started' })
    },
  )

  it.each([`/space/${square}`, '/s/Room000101'])('R1-199 an unknown space has no card: %s', async (path) => {
    expect((await cardAt(path, false)).card).toBeNull()
  })

  it.each([
    '/space/highlight',
    '/space/Room000101',
    `/s/${square}`,
    `/space/${square}/recap`,
    '/s/',
    `/s/${badInput('space_key', 'BI-124').text}`,
    `/space/${badInput('space_id', 'BI-122').text}`,
  ])('R1-199 BI-122 BI-124 an invalid id or key has no card, and sends no API call: %s', async (path) => {
    expect(await cardAt(path)).toEqual({ card: null, calls: [] })
  })
})
