import { BehaviorSubject } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { makeReleases } from '../../../../src/adapters/browser/page/releases'
import { VirtualTime } from '../../../support/virtual-time'

const pageOf = (program: string) =>
  `<!doctype html><script type="module" crossorigin src="/assets/libraries.js"></script>
  <script type="module" crossorigin src="${program}"></script>`
const MINUTE = 60_000

const host = (pages: readonly (string | Error)[]) => {
  const time = new VirtualTime()
  const visible$ = new BehaviorSubject(true)
  const checks = { times: 0 }
  const reports: string[] = []
  const releases = makeReleases({ clock: time.clock(), visible$, program: '/assets/index-1.js' }, () => {
    const page = pages[Math.min(checks.times, pages.length - 1)] ?? ''
    checks.times += 1
    return typeof page === 'string' ? Promise.resolve(page) : Promise.reject(page)
  })
  releases.newer$.subscribe((release) => {
    reports.push(release)
  })
  const comeBack = async (minutes: number) => {
    visible$.next(false)
    time.skip(minutes * MINUTE)
    visible$.next(true)
    await new Promise((done) => {
      setImmediate(done)
    })
  }
  return { checks, reports, comeBack, time, releases }
}

describe('A new release', () => {
  it('a new release is reported once to a member who returns to the tab after ten minutes', async () => {
    const { checks, reports, comeBack } = host([pageOf('/assets/index-2.js')])
    await comeBack(10)
    await comeBack(10)
    expect(reports).toEqual(['/assets/index-2.js'])
    expect(checks.times).toBe(1)
  })

  it('a window that is never hidden looks for a new release every ten minutes', async () => {
    const { checks, reports, time } = host([pageOf('/assets/index-1.js'), pageOf('/assets/index-2.js')])
    await time.pass(9 * MINUTE)
    expect(checks.times).toBe(0)
    await time.pass(MINUTE)
    expect([checks.times, reports]).toEqual([1, []])
    await time.pass(10 * MINUTE)
    expect([checks.times, reports]).toEqual([2, ['/assets/index-2.js']])
  })

  it.each([
    ['serves the app', pageOf('/assets/index-1.js'), true],
    ['serves another page', '<h1>Log in to this Wi-Fi</h1>', false],
    ['does not respond', new Error('offline'), false],
  ])(
    'before an update, the client checks whether the host serves the app: a host that %s',
    async (_, page, isServed) => {
      expect(await host([page]).releases.isServed()).toBe(isServed)
    },
  )

  it('when a member returns to the tab, new releases are looked up only if the last look-up is at least ten minutes old', async () => {
    const { checks, comeBack } = host([pageOf('/assets/index-1.js')])
    await comeBack(9)
    expect(checks.times).toBe(0)
    await comeBack(1)
    await comeBack(1)
    expect(checks.times).toBe(1)
  })

  it.each([
    ['the same program', pageOf('/assets/index-1.js')],
    ['another page', '<h1>Log in to this Wi-Fi</h1>'],
    ['no network', new Error('offline')],
  ])('a look-up that finds %s reports no new release, and a later look-up can still report one', async (_, page) => {
    const { reports, comeBack } = host([page, pageOf('/assets/index-2.js')])
    await comeBack(10)
    expect(reports).toEqual([])
    await comeBack(10)
    expect(reports).toEqual(['/assets/index-2.js'])
  })
})
