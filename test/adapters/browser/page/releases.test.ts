import { BehaviorSubject } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { makeReleases } from '../../../../src/adapters/browser/page/releases'
import { VirtualTime } from '../../../support/virtual-time'

const pageOf = (program: string) => `<!doctype html><script type="module" crossorigin src="${program}"></script>`
const MINUTE = 60_000

const host = (pages: readonly (string | Error)[]) => {
  const time = new VirtualTime()
  const visible$ = new BehaviorSubject(true)
  const asked = { times: 0 }
  const told = { times: 0 }
  makeReleases({
    clock: time.clock(),
    visible$,
    driver: {
      program: '/assets/index-1.js',
      page: () => {
        const page = pages[Math.min(asked.times, pages.length - 1)] ?? ''
        asked.times += 1
        return typeof page === 'string' ? Promise.resolve(page) : Promise.reject(page)
      },
    },
  }).newer$.subscribe(() => {
    told.times += 1
  })
  const comeBack = async (minutes: number) => {
    visible$.next(false)
    time.skip(minutes * MINUTE)
    visible$.next(true)
    await new Promise((done) => {
      setImmediate(done)
    })
  }
  return { asked, told, comeBack }
}

describe('A new release', () => {
  it('is told once to who comes back after a while', async () => {
    const { asked, told, comeBack } = host([pageOf('/assets/index-2.js')])
    await comeBack(10)
    await comeBack(10)
    expect(told.times).toBe(1)
    expect(asked.times).toBe(1)
  })

  it('is not asked about at each glance', async () => {
    const { asked, comeBack } = host([pageOf('/assets/index-1.js')])
    await comeBack(9)
    expect(asked.times).toBe(0)
    await comeBack(1)
    await comeBack(1)
    expect(asked.times).toBe(1)
  })

  it.each([
    ['the same program', pageOf('/assets/index-1.js')],
    ['another page', '<h1>Log in to this Wi-Fi</h1>'],
    ['no network', new Error('offline')],
  ])('is not told for %s, and asked about again', async (_, page) => {
    const { told, comeBack } = host([page, pageOf('/assets/index-2.js')])
    await comeBack(10)
    expect(told.times).toBe(0)
    await comeBack(10)
    expect(told.times).toBe(1)
  })
})
