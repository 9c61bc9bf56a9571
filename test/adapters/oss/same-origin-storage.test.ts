import { describe, expect, it } from 'vitest'
import { sameOriginStorage, sameOriginPath } from '../../../src/adapters/oss/same-origin-storage'

const at = (address: string) => sameOriginPath(sameOriginStorage(new URL(address)))
const LOCAL = 'http://loop-media.localhost:5173/uploads/1_a.png'
const ELSEWHERE = 'http://192.168.1.5:5173/loop-media/uploads/1_a.png'

describe("A file stored on the page's own server", () => {
  it.each([
    ['http://localhost:8080/', 'http://loop-media.localhost:8080/uploads/1_a.png'],
    ['http://127.0.0.1:8080/', 'http://loop-media.localhost:8080/uploads/1_a.png'],
    ['http://localhost/', 'http://loop-media.localhost/uploads/1_a.png'],
    ['http://192.168.1.5:8080/', 'http://192.168.1.5:8080/loop-media/uploads/1_a.png'],
    ['https://loop.example/', 'https://loop.example/loop-media/uploads/1_a.png'],
  ])('a page at %s reads a stored file from its own server, whichever server the stored URL names', (page, drawn) => {
    expect([LOCAL, ELSEWHERE].map((stored) => at(page).drawnAt(stored))).toEqual([drawn, drawn])
  })

  it.each([
    'https://loop.oss-eu-central-1.aliyuncs.com/uploads/1_a.png',
    '/town/a1.svg',
    'https://pbs.example/a/loop-media/b.png',
    'not an address',
    'https://loop-media.localhost.evil.example/a.png',
    'https://pbs.example/?a=http://loop-media.localhost/a.png',
    'javascript:alert(1)',
  ])('a URL that only resembles the URL of a stored file is not read from the page’s own server: %s', (stored) => {
    expect(at('http://localhost:5173/').drawnAt(stored)).toBeNull()
  })
})
