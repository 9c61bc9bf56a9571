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

describe('The card of a link to a space', () => {
  it.each([`/space/${square}`, `/space/${square}/`, '/s/Room000101'])(
    'R1-197 a link with the id or the key of a space gets a card with the title and status of that space: %s',
    async (path) => {
      expect((await cardAt(path)).card).toEqual({ channelId: square, title: 'Tea', status: 'started' })
    },
  )

  it.each([`/space/${square}`, '/s/Room000101'])('R1-199 a link to an unknown space gets no card: %s', async (path) => {
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
  ])('R1-199 BI-122 BI-124 a link with an invalid id or key gets no card and sends no request: %s', async (path) => {
    expect(await cardAt(path)).toEqual({ card: null, calls: [] })
  })
})
