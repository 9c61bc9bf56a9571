import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { accountCalls, chatCalls, CONVERSATION_PAGE, groupCalls } from '../../../src/adapters/wire/calls'
import { simulatorCalls } from '../../../src/adapters/wire/simulator-calls'
import { root } from '../../support/scratch-repo'

const requirements = new Map([1, 2, 3].flatMap((n) =>
  readFileSync(path.join(root, 'docs', 'requirements', `requirements-${n}.tsv`), 'utf8').split('\n')
    .map((line) => line.split('\t')).map(([id = '', , , text = '']) => [id, text] as const)))

/**
 * Every call that is built, with the row that asks for it: the path in full, how that row prints it, and how it prints
 * the fields.
 */
const TRACE = [
  ['R1-256', accountCalls.visitorLogin, '/api/loop_login/visitor_login', 'POST /api/loop_login/visitor_login', 'platform, device_id'],
  ['R1-262', accountCalls.sendEmailLoginCode, '/api/loop_login/send_email_login_code', 'POST send_email_login_code', 'email'],
  ['R1-263', accountCalls.emailCodeLogin, '/api/loop_login/email_code_login', 'POST email_code_login', 'email, security_code'],
  ['R1-257', accountCalls.logout, '/api/loop_login/logout', 'POST logout', ''],
  ['R1-243', accountCalls.getProfile, '/api/loop_user/get_profile', 'GET get_profile', ''],
  ['R1-270', groupCalls.mygroups, '/api/groupchat/mygroups', 'GET mygroups', ''],
  ['R1-271', groupCalls.newTrending, '/api/groupchat/new_trending', 'GET new_trending', 'page, limit'],
  ['R1-274', groupCalls.info, '/api/groupchat/info', 'GET info', 'gid or link'],
  ['R1-277', groupCalls.share, '/api/groupchat/share', 'GET share', 'key'],
  ['R1-278', groupCalls.groupMembers, '/api/groupchat/group_members', 'GET group_members', 'gid, page, limit, keyword, gift_bubble'],
  ['R1-280', groupCalls.defaultConfig, '/api/groupchat/default_config', 'GET /api/groupchat/default_config', ''],
  ['R1-302', chatCalls.conversationList, '/api/chat/conversation_list', 'GET /api/chat/conversation_list', 'page 1, limit 1000'],
  ['R1-252', chatCalls.accessToken, '/api/chat/access_token', 'GET /api/chat/access_token', ''],
  ['R1-252', chatCalls.createAccessToken, '/api/chat/create_access_token', 'GET /api/chat/create_access_token', ''],
] as const

const named = TRACE.map((row) => [row[0], row[2], row] as const)

describe('The calls of the wire', () => {
  it.each(named)('%s %s is built as the requirement prints it', (id, _path, [, call, full, printed]) => {
    expect(requirements.get(id)).toContain(printed)
    expect(call.path).toBe(full)
    expect(`${call.method} ${call.path}`.endsWith(printed.slice(printed.indexOf(' ') + 1))).toBe(true)
    expect(printed.startsWith(`${call.method} `)).toBe(true)
  })

  it.each(named)('%s %s sends the fields the requirement names, and no other', (id, _path, [, call, , , fields]) => {
    expect(requirements.get(id)).toContain(fields === '' ? '' : `with ${fields}`)
    expect(call.fields).toEqual(fields === '' ? [] : fields.split(/, | or /).map((field) => field.replace(/ [0-9]+$/, '')))
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
    const built = [...Object.values(accountCalls), ...Object.values(groupCalls), ...Object.values(chatCalls)].map(({ path: at }) => at)
    const traced: readonly string[] = TRACE.map(([, call]) => call.path)
    expect(new Set(traced)).toEqual(new Set(built))
    expect(traced).toHaveLength(built.length)
  })

  it('keeps the simulator’s own calls apart from every provider’s', () => {
    for (const { path: at } of Object.values(simulatorCalls)) expect(at).toMatch(/^\/simulator\//)
  })
})
