import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { accountCalls, chatCalls, CONVERSATION_PAGE, groupCalls } from '../../../src/adapters/wire/calls'
import { simulatorCalls } from '../../../src/adapters/wire/simulator-calls'
import { root } from '../../support/scratch-repo'

const requirements = new Map([1, 2, 3].flatMap((n) =>
  readFileSync(path.join(root, 'docs', 'requirements', `requirements-${n}.tsv`), 'utf8').split('\n')
    .map((line) => line.split('\t')).map(([id = '', , , text = '']) => [id, text] as const)))

/** Every call that is built, with the row that asks for it, and the path in full where that row prints it short. */
const TRACE = [
  ['R1-256', accountCalls.visitorLogin, 'POST', '/api/loop_login/visitor_login'],
  ['R1-262', accountCalls.sendEmailLoginCode, 'POST', '/api/loop_login/send_email_login_code'],
  ['R1-263', accountCalls.emailCodeLogin, 'POST', '/api/loop_login/email_code_login'],
  ['R1-257', accountCalls.logout, 'POST', '/api/loop_login/logout'],
  ['R1-243', accountCalls.getProfile, 'GET', '/api/loop_user/get_profile'],
  ['R1-270', groupCalls.mygroups, 'GET', '/api/groupchat/mygroups'],
  ['R1-271', groupCalls.newTrending, 'GET', '/api/groupchat/new_trending'],
  ['R1-274', groupCalls.info, 'GET', '/api/groupchat/info'],
  ['R1-277', groupCalls.share, 'GET', '/api/groupchat/share'],
  ['R1-278', groupCalls.groupMembers, 'GET', '/api/groupchat/group_members'],
  ['R1-280', groupCalls.defaultConfig, 'GET', '/api/groupchat/default_config'],
  ['R1-302', chatCalls.conversationList, 'GET', '/api/chat/conversation_list'],
  ['R1-252', chatCalls.accessToken, 'GET', '/api/chat/access_token'],
  ['R1-252', chatCalls.createAccessToken, 'GET', '/api/chat/create_access_token'],
] as const

/** The field names that a row prints after "with", up to the verb that follows. */
const printedFields = (text: string): readonly string[] => {
  const list = / with ((?:[a-z_]+(?: \([^)]*\)| [0-9]+)?(?:, and |, | and | or )?)+)/.exec(text.replace(/\(path[^)]*\)/g, ''))?.[1] ?? ''
  return list.replace(/\([^)]*\)/g, '').split(/, and |, | and | or | /).filter((word) => /^[a-z_]{2,}$/.test(word))
}
const VERBS: ReadonlySet<string> = new Set([
  'logs', 'sends', 'returns', 'lists', 'resolves', 'shown', 'and', 'in', 'by', 'as', 'the', 'invite', 'key', 'trending', 'groups', 'members',
  'conversations', 'one', 'group', 'shared', 'login', 'code', 'visitor', 'searches',
])

describe('The calls of the wire', () => {
  it.each(TRACE.map((row) => [row[0], row[1].path, row] as const))('%s %s is built as the requirement prints it', (id, _path, [, call, method, full]) => {
    const text = requirements.get(id) ?? ''
    expect(call.method).toBe(method)
    expect(call.path).toBe(full)
    const printed = text.includes(full) ? full : full.replace(/^\/api\/[a-z_]+\//, '')
    expect(text).toContain(`${method} ${printed}`)
  })

  it.each(TRACE.map((row) => [row[0], row[1].path, row] as const))('%s %s sends the fields the requirement names, and no other', (id, _path, [, call]) => {
    const text = requirements.get(id) ?? ''
    for (const field of call.fields) expect(text).toMatch(new RegExp(`\\b${field}\\b`))
    expect([...printedFields(text)].filter((word) => !VERBS.has(word)).sort()).toEqual([...call.fields].sort())
  })

  it('R1-302 asks for the whole conversation list as one page', () => {
    expect(CONVERSATION_PAGE).toEqual({ page: 1, limit: 1_000 })
    expect(requirements.get('R1-302')).toContain('page 1, limit 1000')
  })

  it('R1-252 finds the chat token in the field token', () => {
    expect(chatCalls.accessToken.answerTo({}).decode({ token: 'abc' })).toMatchObject({ _tag: 'Right' })
    expect(requirements.get('R1-252')).toContain('response field token')
  })

  it('R1-280 finds the hosts in the field link_whitelist', () => {
    expect(groupCalls.defaultConfig.answerTo({}).decode({ link_whitelist: ['a.example', 7] }))
      .toMatchObject({ right: { link_whitelist: { items: ['a.example'], dropped: 1 } } })
  })

  it('sends a token with every call but the posts that sign in', () => {
    const without = [...Object.values(accountCalls), ...Object.values(groupCalls), ...Object.values(chatCalls)]
      .filter(({ needsToken }) => !needsToken).map(({ path: at }) => at)
    expect(without).toEqual([accountCalls.visitorLogin.path, accountCalls.sendEmailLoginCode.path, accountCalls.emailCodeLogin.path])
  })

  it('traces every call that is built', () => {
    const built = [accountCalls, groupCalls, chatCalls].flatMap((calls) => Object.values(calls).map(({ path: at }) => at))
    expect(TRACE.map(([, call]) => call.path).sort()).toEqual(built.sort())
  })

  it('keeps the simulator’s own calls apart from every provider’s', () => {
    for (const { path: at } of Object.values(simulatorCalls)) expect(at).toMatch(/^\/simulator\//)
  })
})
