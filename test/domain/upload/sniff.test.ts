import { describe, expect, it } from 'vitest'
import { sniff } from '../../../src/domain/upload'

const START = { 'image/jpeg': [0xff, 0xd8, 0xff], 'image/gif': [...new TextEncoder().encode('GIF89a')] }

describe('What a file is', () => {
  it.each(Object.entries(START))('is %s only where each of its first bytes says so', (type, start) => {
    expect(sniff(Uint8Array.from([...start, ...Array.from({ length: 20 }, () => 0)]))?.type).toBe(type)
    for (const at of start.keys()) expect(sniff(Uint8Array.from(start.with(at, 1)))?.type).not.toBe(type)
  })
})
