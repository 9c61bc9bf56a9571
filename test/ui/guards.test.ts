import { describe, expect, it } from 'vitest'
import { homeGuard, type Visit } from '../../src/ui/app/guards'
import { routeTable } from '../../src/ui/app/route-table'

const visitor: Visit = { isMember: false, mainPage: null, returnTo: null, isNewcomer: false }
const member: Visit = { ...visitor, isMember: true }

describe('The root', () => {
  it('R1-021 R3-147 leads a member to the messages where these are the main page, and anybody else to the groups', () => {
    expect(homeGuard({ ...member, mainPage: 'Message' })).toBe('/message')
    expect(homeGuard({ ...member, mainPage: 'Discover' })).toBe('/group')
    expect(homeGuard(member)).toBe('/group')
    expect(homeGuard({ ...visitor, mainPage: 'Message' })).toBe('/group')
  })
})

describe('The sign-in paths', () => {
  const rows = routeTable.filter(({ path }) => path.startsWith('/sign-in'))
  const leading = (visit: Visit) => rows.flatMap(({ path, guard }) => (guard === undefined ? [] : [[path, guard(visit)]]))

  it('R1-053 R3-148 lead a member to the groups, but for the callback of X and the invite code of a newcomer', () => {
    expect(leading(member)).toEqual([
      ['/sign-in', '/group'], ['/sign-in/email', '/group'], ['/sign-in/wallet', '/group'], ['/sign-in/invite-code', '/group']])
    expect(leading({ ...member, isNewcomer: true }).at(-1)).toEqual(['/sign-in/invite-code', null])
  })

  it('R3-227 are open to a visitor, whom the root leads to the groups', () => {
    expect(homeGuard(visitor)).toBe('/group')
    expect(leading(visitor)).toEqual([
      ['/sign-in', null], ['/sign-in/email', null], ['/sign-in/wallet', null], ['/sign-in/invite-code', '/sign-in']])
  })
})
