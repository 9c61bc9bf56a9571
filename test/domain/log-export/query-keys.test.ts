import { describe, expect, it } from 'vitest'
import { makePseudonyms } from '../../../src/domain/log-export/pseudonyms'

describe('The key of a query in an export', () => {
  it('a key keeps its field names, and its values get the pseudonyms that the input has', () => {
    const { hide, key } = makePseudonyms()
    const gid = hide('10000001')
    expect(key('{"gid":"10000001"}')).toBe(`{"gid":"${gid}"}`)
    expect(key('{"among":[1,"10000001"],"by":{"text":"Ann Lee"}}')).toBe(
      JSON.stringify({ among: [1, gid], by: { text: hide('Ann Lee') } }),
    )
    expect(key('{}')).toBe('{}')
  })

  it('the id of a query’s request contains the redacted key and the redacted page', () => {
    const { ask, hide, key } = makePseudonyms()
    expect(ask('read:{"gid":"10000001"}:')).toBe(`read:${key('{"gid":"10000001"}')}:`)
    expect(ask('read:{}:cursor of Ann')).toBe(`read:{}:${hide('cursor of Ann')}`)
  })

  it('a text that is no key is hidden as a whole', () => {
    const { hide, key } = makePseudonyms()
    for (const text of ['Ann Lee', '"Ann Lee"', '{"name":"Ann', '[1]']) expect(key(text)).toBe(hide(text))
  })
})
