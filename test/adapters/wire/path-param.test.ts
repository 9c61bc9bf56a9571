import { expect, it } from 'vitest'
import { pathParam } from '../../../src/adapters/wire/codecs/path-param'

it.each([
  ['BI-133', '../../groupchat/dismiss_group?gid=12345678', null],
  ['BI-134', '..', null],
  ['BI-135', '12/../13', null],
  ['BI-136', '7', '7'],
  ['BI-126', '%2e%2e', null],
  ['ALL-7', '', null],
  ['ALL-7', 'a'.repeat(65), null],
  ['ALL-7', '７', null],
])('%s access_request_id: the id %j becomes the URL path segment %j (null: the id is rejected)', (_id, word, part) => {
  expect(pathParam(word)).toBe(part)
})
