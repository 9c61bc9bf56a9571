import { describe, expect, it } from 'vitest'
import { accountCalls } from '../../../src/adapters/wire/calls/account-calls'
import { announcementCalls } from '../../../src/adapters/wire/calls/announcement-calls'
import { botCalls } from '../../../src/adapters/wire/calls/bot-calls'
import { groupListCalls, balanceAndActivityCalls } from '../../../src/adapters/wire/calls/group-calls'
import { chatCalls, CONVERSATION_PAGE, messageCalls } from '../../../src/adapters/wire/calls/chat/chat-calls'
import { joinCalls } from '../../../src/adapters/wire/calls/join-calls'
import { searchCalls } from '../../../src/adapters/wire/calls/search-calls'
import { memeCalls } from '../../../src/adapters/wire/calls/chat/meme-calls'
import { profileCalls } from '../../../src/adapters/wire/calls/profile-calls'
import { groupAdminCalls } from '../../../src/adapters/wire/calls/group-admin-calls'
import { signInCalls } from '../../../src/adapters/wire/calls/sign-in-calls'
import { spaceCalls, ATTENDING } from '../../../src/adapters/wire/calls/space-calls'
import { storageCalls } from '../../../src/adapters/wire/entities/storage'
import { simulatorCalls } from '../../../src/adapters/wire/calls/simulator-calls'
import { groupOverviewCalls } from '../../../src/adapters/wire/calls/group-overview-calls'
import { requirements, TRACE, WITHOUT_FIELDS } from './requirement-rows'

const everyCall = [
  ...Object.values(groupAdminCalls),
  ...Object.values(accountCalls),
  ...Object.values(groupListCalls),
  ...Object.values(chatCalls),
  ...Object.values(messageCalls),
  ...Object.values(balanceAndActivityCalls),
  ...Object.values(memeCalls),
  ...Object.values(storageCalls),
  ...Object.values(announcementCalls),
  ...Object.values(groupOverviewCalls),
  ...Object.values(joinCalls),
  ...Object.values(searchCalls),
  ...Object.values(spaceCalls),
]
/** Fields that a requirement names in words. */
const WORDED: Readonly<Record<string, string>> = { 'message id': 'msg_id', 'reporter xid': 'reporter' }

const named = TRACE.map((row) => [row[0], row[2], row] as const)

describe('The REST requests that the wire declares', () => {
  it.each(named)(
    '%s the REST request to %s has the method and path that the requirement names',
    (id, _path, [, call, full, printed]) => {
      expect(requirements.get(id)).toContain(printed)
      expect(call.path).toBe(full)
      expect(`${call.method} ${call.path}`.endsWith(printed.slice(printed.indexOf(' ') + 1))).toBe(true)
      expect(printed.startsWith(`${call.method} `)).toBe(true)
    },
  )

  it.each(named)(
    '%s the REST request to %s sends exactly the fields that the requirement names',
    (id, _path, [, call, , , fields]) => {
      // Spec 1 prints `with a, b`, spec 2 `(a, b)`.
      expect(requirements.get(id)?.replace(/\((.*)\)/, 'with $1')).toContain(fields === '' ? '' : `with ${fields}`)
      expect(call.fields).toEqual(
        fields === '' ? [] : fields.split(/, | or /).map((field) => WORDED[field] ?? field.replace(/ [0-9]+$/, '')),
      )
    },
  )

  it.each(WITHOUT_FIELDS)(
    '%s the REST request of a requirement without fields has the method and path that the requirement names',
    (id, call, full, printed) => {
      expect(requirements.get(id)).toContain(printed)
      expect(call.path).toBe(full)
      expect(`${call.method} ${call.path}`).toBe(printed)
    },
  )

  it('R1-296 the REST requests for the six actions on announcements have the paths that the requirement names', () => {
    const { list: _list, add, remove, report, read, meme, pin } = announcementCalls
    const calls = [add, remove, report, read, meme, pin]
    expect(requirements.get('R1-296')).toContain('POST announcement add, delete, report, read, meme and pin')
    expect(calls.map(({ method, path: to }) => `${method} ${to.slice('/api/groupchat/announcement/'.length)}`)).toEqual(
      ['POST add', 'POST delete', 'POST report', 'POST read', 'POST meme', 'POST pin'],
    )
  })

  it('R1-276 the invite link of a group is read by a GET request, and an invalid invite key in its response is read as null', () => {
    const { inviteLink } = groupOverviewCalls
    expect(requirements.get('R1-276')).toContain('GET invite_link of the groups family')
    expect([inviteLink.method, inviteLink.path]).toEqual(['GET', '/api/groupchat/invite_link'])
    expect(inviteLink.answerTo({ gid: '10000001' }).decode({ invite_key: '../../x' })).toMatchObject({
      right: { invite_key: null },
    })
  })

  it('R1-279 the REST requests for the live list and the banner have the paths that the requirement names', () => {
    const { liveList, banner } = groupOverviewCalls
    expect(requirements.get('R1-279')).toContain('GET live_list and GET banner exist in the groups family')
    expect([liveList, banner].map(({ method, path: to }) => `${method} ${to}`)).toEqual([
      'GET /api/groupchat/live_list',
      'GET /api/groupchat/banner',
    ])
  })

  it.each([
    ['R1-272', groupAdminCalls.setupCheck, 'GET setup_check'],
    ['R1-279', groupAdminCalls.inviteUsers, 'GET invite_users'],
    ['R1-284', groupAdminCalls.update, 'POST update'],
    ['R1-290', groupAdminCalls.setStaff, 'POST set_staff'],
    ['R1-290', groupAdminCalls.inviteUser, 'POST invite_user'],
    ['R1-295', groupAdminCalls.applyVerification, 'POST apply/verification'],
    ['R1-295', groupAdminCalls.applyProject, 'POST apply/project'],
  ] as const)(
    '%s the REST request for groups that this requirement names has the specified method and path',
    (id, { method, path: at }, printed) => {
      expect(requirements.get(id)).toMatch(new RegExp(`${printed}|${printed.slice(printed.indexOf(' ') + 1)}`))
      expect(`${method} ${at}`).toBe(printed.replace(' ', ' /api/groupchat/'))
    },
  )

  it('R1-116 R1-283 the REST request that creates a group sends exactly the fields that the requirement names', () => {
    const { create } = groupAdminCalls
    expect(requirements.get('R1-283')).toContain(`${create.method} create`)
    expect(create.path).toBe('/api/groupchat/create')
    const printed = requirements
      .get('R1-116')
      ?.replace(/^.*has the fields (.*)\.$/, '$1')
      .split(', ')
    expect([...create.fields].sort()).toEqual([...(printed ?? [])].sort())
  })

  it('R1-288 the REST request that leaves a group has the fields gid, xid and an optional successor', () => {
    const { leave } = groupAdminCalls
    expect(requirements.get('R1-288')).toContain(`${leave.method} leave`)
    expect(requirements.get('R1-288')).toContain('with gid, xid and an optional successor')
    expect([leave.path, leave.fields]).toEqual(['/api/groupchat/leave', ['gid', 'xid', 'successor']])
    expect(leave.input.encode({ gid: '10000001', xid: 'x-ann', successor: undefined })).toEqual({
      gid: '10000001',
      xid: 'x-ann',
      successor: undefined,
    })
  })

  it('R1-301 one REST request lists the direct chats, and another lists the pinned direct chats', () => {
    const { directList, directsPinned } = chatCalls
    expect(requirements.get('R1-301')).toContain(`${directList.method} dm_list and ${directsPinned.method} dm_pinned`)
    expect([directList.path, directsPinned.path]).toEqual(['/api/chat/dm_list', '/api/chat/dm_pinned'])
  })

  it('R2-224 one REST request reads whether another member is blocked, is followed and accepts messages', () => {
    expect(requirements.get('R2-224')).toContain(`${chatCalls.directInfo.method} ${chatCalls.directInfo.path} (xid)`)
    expect(chatCalls.directInfo.answerTo({ xid: 'x' }).decode({ blocked: 2, follow: 1, allow_dm: 0 })).toMatchObject({
      right: { blocked: 'byMe', follow: true, allowsDm: false },
    })
  })

  it('R1-302 R2-260 R2-317 the conversation list is read as a single page of up to 1,000 conversations', () => {
    expect(CONVERSATION_PAGE).toEqual({ page: 1, limit: 1_000 })
    expect(requirements.get('R1-302')).toContain('page 1, limit 1000')
  })

  it('R2-227 R2-229 the REST requests that bind an X account have the specified methods, paths and fields', () => {
    const { xBind, xOauthUrl } = signInCalls
    expect(requirements.get('R2-227')).toContain(`${xBind.method} ${xBind.path} (${xBind.fields.join(', ')})`)
    expect(requirements.get('R2-229')).toContain('a GET call whose answer field is auth_url')
    expect([xOauthUrl.method, xOauthUrl.path]).toEqual(['GET', '/api/x/oauth_url'])
    expect(xOauthUrl.answerTo({}).decode({ auth_url: 'https://x.example/' })).toMatchObject({ _tag: 'Right' })
  })

  it.each([
    ['R2-246', accountCalls.logout, ''],
    ['R2-249', accountCalls.sendEmailLoginCode, ' (email)'],
    ['R2-250', accountCalls.emailCodeLogin, ' (email, security_code)'],
  ])('%s spec 1 and spec 2 name the same REST request and fields', (id, { method, path: at, fields }, printed) => {
    const [first = '', ...more] = printed.replace(/[ ()]/g, '').split(',')
    expect(fields).toEqual(first === '' ? [] : [first, ...more])
    const name = printed === '' ? at : at.slice(at.lastIndexOf('/') + 1)
    expect(requirements.get(id)).toContain(`${method} ${name}${printed}`)
  })

  it('R2-194 R1-353 R2-198 R2-318 the REST requests of live rooms have the paths that the requirement names', () => {
    const names = Object.values(spaceCalls).map(({ path: at }) => at.slice('/api/live/'.length))
    const printed =
      /: (.*)\.$/
        .exec(requirements.get('R2-194') ?? '')?.[1]
        ?.split(', ')
        .map((name) => name.replace(/ \(.*\)/, '')) ?? []
    expect(printed.filter((name) => !names.includes(name))).toEqual(['space/summary'])
    expect(names.filter((name) => !printed.includes(name))).toEqual([])
    expect(Object.values(spaceCalls).every(({ path: at }) => at.startsWith('/api/live/'))).toBe(true)
    expect(ATTENDING).toBe(300)
  })

  it('R2-092 R2-197 R2-340 the REST request that lists spaces sends a period, by default a month, and a locale', () => {
    expect(spaceCalls.roomList.fields).toEqual(['period', 'locale'])
    expect(spaceCalls.roomList.input.encode({ period: 'month', locale: undefined })).toEqual({
      period: '1m',
      locale: undefined,
    })
    expect(spaceCalls.roomList.input.decode({})).toMatchObject({ right: { period: 'month' } })
  })

  it('R1-237 no REST request names a host: each path begins with /api/', () => {
    for (const { path: at } of [...everyCall, ...Object.values(signInCalls), ...Object.values(profileCalls)])
      expect(at).toMatch(/^\/api\/[a-z_/]+$/)
  })

  it.each([
    ['R1-303', botCalls.commands],
    ['R1-304', botCalls.userMessage],
  ] as const)(
    '%s the REST request for bots has the method and path that the requirement names without fields',
    (id, { method, path: at }) => {
      expect(requirements.get(id)).toContain(`${method} ${at}`)
      expect(requirements.get(id)).toContain('payload not given')
    },
  )

  it('R1-137 an emoji or sticker in a response has id, name, asset and category', () => {
    const meme = { id: 'm1', name: 'Hello', asset: '/stickers/hello.svg', category: 'sticker' }
    expect(
      memeCalls.memeList.answerTo({ page: 1, limit: 1_000, category: 'sticker' }).decode({ list: [meme], total: 1 }),
    ).toMatchObject({ right: { items: [meme] } })
    for (const field of Object.keys(meme)) expect(requirements.get('R1-137')).toContain(field)
  })

  it('R1-252 R2-258 R2-259 the token for the chat service is read from the response field token', () => {
    const { accessToken, createAccessToken } = chatCalls
    expect(requirements.get('R2-258')).toContain(`${accessToken.method} ${accessToken.path}, in the answer field token`)
    expect(requirements.get('R2-259')).toContain(`${createAccessToken.method} ${createAccessToken.path}`)
    expect(accessToken.answerTo({}).decode({ token: 'abc' })).toMatchObject({ _tag: 'Right' })
    expect(requirements.get('R1-252')).toContain('response field token')
  })

  it('R1-280 the hosts that links in messages may name are read from the response field link_whitelist', () => {
    expect(groupListCalls.defaultConfig.answerTo({}).decode({ link_whitelist: ['a.example', 7] })).toMatchObject({
      right: { link_whitelist: { items: ['a.example'], dropped: 1 } },
    })
  })

  it('R1-239 SES-2 every REST request sends a session token, except the POST requests that sign in', () => {
    const without = [...everyCall, ...Object.values(signInCalls)]
      .filter(({ carriesToken }) => !carriesToken)
      .map(({ method, path: at }) => `${method} ${at}`)
    expect(without).toEqual([
      'POST /api/loop_login/visitor_login',
      'POST /api/loop_login/send_email_login_code',
      'POST /api/loop_login/email_code_login',
      'POST /api/loop_login/verify_wallet_signature',
      'POST /api/loop_login/verify_metamask_wallet_signature',
      'POST /api/x/login',
      'POST /api/qrcode/login',
    ])
  })

  it('R1-320 R2-102 R2-261 the credentials for file storage are read from five response fields, each of which is required', () => {
    const fields = { region_id: 'cn-a', access_key_id: 'k', access_key_secret: 's', security_token: 't', bucket: 'b' }
    expect(storageCalls.ossToken.answerTo({}).decode(fields)).toMatchObject({
      right: { region: 'cn-a', bucket: 'b', accessKeyId: 'k' },
    })
    expect(JSON.stringify(storageCalls.ossToken.answerTo({}).decode(fields))).not.toMatch(/"(?:s|t)"/)
    for (const name of Object.keys(fields)) {
      expect(requirements.get('R2-102')).toContain(name)
      expect(storageCalls.ossToken.answerTo({}).decode({ ...fields, [name]: undefined })._tag).toBe('Left')
    }
    expect(requirements.get('R2-261')).toContain('GET api/app/oss_token')
  })

  it('R1-293 a message is deleted for everyone by the POST request delete_msg with gid and msg_id', () => {
    const { deleteMsg } = messageCalls
    expect(requirements.get('R1-293')).toContain('POST delete_msg')
    expect([deleteMsg.method, deleteMsg.path, deleteMsg.fields]).toEqual([
      'POST',
      '/api/groupchat/delete_msg',
      ['gid', 'msg_id'],
    ])
  })

  it('every REST request of the client is traced to a requirement', () => {
    const { xLogin, xLoginPost, qrcodeCode, qrcodeLogin, ...decided } = signInCalls
    const built = [...everyCall, ...Object.values(profileCalls), xLogin, xLoginPost, qrcodeCode, qrcodeLogin].map(
      ({ path: at }) => at,
    )
    expect(Object.keys(decided)).toEqual(['xOauthUrl', 'xBind', 'qrcodeScan', 'qrcodeAnswer'])
    const { directList, directsPinned, pinDirect, markUnread } = chatCalls
    const { list: _list, ...posts } = announcementCalls
    const proved = [
      ...Object.values(spaceCalls),
      directList,
      directsPinned,
      pinDirect,
      markUnread,
      messageCalls.deleteMsg,
      joinCalls.applyJoin,
      groupOverviewCalls.liveList,
      groupOverviewCalls.banner,
      groupOverviewCalls.inviteLink,
      ...Object.values(posts),
      ...Object.values(groupAdminCalls).filter((call) => call !== groupAdminCalls.dismissGroup),
      ...WITHOUT_FIELDS.map(([, call]) => call),
    ]
    const traced: readonly string[] = [...TRACE.map(([, call]) => call), ...proved].map(({ path: at }) => at)
    expect(new Set(traced)).toEqual(new Set(built))
    expect(traced).toHaveLength(built.length)
  })

  it('the REST requests that only the simulator offers have paths under /simulator/', () => {
    for (const { path: at } of Object.values(simulatorCalls)) expect(at).toMatch(/^\/simulator\//)
  })
})
