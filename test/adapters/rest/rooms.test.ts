import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { expect, it } from 'vitest'
import { makeRooms } from '../../../src/adapters/rest/rooms'
import { PersonWire, SpaceInfoWire } from '../../../src/adapters/wire/entities/space'
import { Xid } from '../../../src/domain/kernel/ids'
import { made } from '../../support/builders/made'
import { ann } from '../../support/builders/person'
import { elsewhere, infoWith, inRoom, square } from '../../support/builders/space'
import { stubRest } from '../support/stub-rest'

const people = Array.from({ length: 650 }, (_, n) => inRoom({ ...ann, xid: made(Xid, `x-${n}`) }, 'audience'))

const enter = async (count: number) => {
  const pages: string[] = []
  const answer = ({ pathname, searchParams }: URL): unknown => {
    if (pathname.endsWith('/join')) return { total_count: count }
    if (pathname.endsWith('/token')) return { role: 5, rtc_token: 'pass' }
    if (pathname.endsWith('/room')) return SpaceInfoWire.encode(infoWith())
    const [page, limit] = [Number(searchParams.get('page')), Number(searchParams.get('limit'))]
    pages.push(searchParams.toString())
    return {
      list: people
        .slice(0, count)
        .slice((page - 1) * limit, page * limit)
        .map((person) => PersonWire.encode(person)),
      total: count,
    }
  }
  const rest = await stubRest(answer)
  const entered = await makeRooms({ rest, say: () => true }).enter(square)()
  return { names: E.isRight(entered) ? entered.right.people.map(({ xid }) => xid) : entered, pages }
}

it('R1-353 R2-198 R2-318 the members in a room are read in pages of 300 until a page is not full', async () => {
  const of = `channel_id=${square}`
  expect((await enter(7)).pages).toEqual([`${of}&page=1&limit=300`])
  const { names, pages } = await enter(650)
  expect(names).toEqual(people.map(({ xid }) => xid))
  expect(pages).toEqual([1, 2, 3].map((page) => `${of}&page=${page}&limit=300`))
})

it('the first media connection of a room uses the token from entering the room, and each later connection requests a new token', async () => {
  const asked: string[] = []
  const rest = await stubRest(({ pathname }) => {
    asked.push(pathname)
    if (pathname.endsWith('/join')) return { total_count: 1 }
    if (pathname.endsWith('/token')) return { role: 5, rtc_token: `pass ${asked.length}` }
    return pathname.endsWith('/room') ? SpaceInfoWire.encode(infoWith()) : { list: [], total: 0 }
  })
  const rooms = makeRooms({ rest, say: () => true })
  const pass = async (of = square) =>
    pipe(
      await rooms.pass(of)(),
      E.map((secret) => secret.reveal()),
    )
  await rooms.enter(square)()
  const first = asked.length
  expect(asked.filter((path) => path.endsWith('/token'))).toHaveLength(1)
  expect(await pass()).toMatchObject({ right: expect.stringMatching(/^pass [2-4]$/) })
  expect(asked).toHaveLength(first)
  expect(await pass()).toEqual(E.right(`pass ${first + 1}`))
  // The member enters again after a cut. The token may have expired when the media connect again.
  await rooms.enter(square)()
  const read = asked.length
  expect(await pass()).toEqual(E.right(`pass ${read + 1}`))
  expect(await pass(elsewhere)).toEqual(E.right(`pass ${asked.length}`))
  await rooms.leave(square)()
  await rooms.enter(square)()
  const again = asked.length
  await pass()
  expect(asked).toHaveLength(again)
})
