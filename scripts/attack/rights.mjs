import { createHash } from 'node:crypto'

/** @typedef {import('./scene.mjs').Attack} Attack */

const now = () => Math.floor(Date.now() / 1_000)
const GROUP = '470000047'

/** @param {import('./person.mjs').Person} host */
const liveSpace = async (host) => {
  const terms = {
    title: 'Tea',
    start_time: now(),
    end_time: now() + 3_600,
    mic_mode: 0,
    announcement: '',
    locale: 'en',
  }
  const { data } = await host.call('POST /api/live/room', { gid: GROUP, ...terms })
  await host.call('POST /api/live/update', { channel_id: data.channel_id, status: 1 })
  return data.channel_id
}

/** @type {readonly Attack[]} */
export const rights = [
  [
    'a removed member keeps nothing in the spaces of the group',
    async ({ ada, ben, check }) => {
      const channel_id = await liveSpace(ada)
      for (const one of [ada, ben]) await one.call('POST /api/live/join', { channel_id })
      const before = await ben.call('GET /api/live/token', { channel_id })
      const media = await ben.line('/rtc')
      media.say('join', { channel_id, token: before.data.rtc_token, peer: 'peer-of-ben' })
      await media.until((event) => event === 'joined')
      const feed = await ben.feed()
      await ada.call('POST /api/groupchat/remove_group_member', { gid: GROUP, uid: ben.uid })
      await media.until((event) => event === 'ended')
      check('a new media pass is refused', (await ben.call('GET /api/live/token', { channel_id })).code !== 0)
      check(
        'the media line is closed',
        media.heard.some(({ event }) => event === 'ended'),
      )
      const { data } = await ada.call('GET /api/live/taking_space', { channel_id, page: 1 })
      check('the member is no longer listed', !data.list.some((/** @type {any} */ one) => one.xid === ben.xid))
      const heard = feed.heard.length
      const adas = await ada.feed()
      adas.say('space_reaction', { channel_id, emoji: '🎉' })
      await adas.until((event) => event === 'space_reaction')
      check(
        'events of the room no longer arrive',
        !feed.heard.slice(heard).some(({ event }) => event === 'space_reaction'),
      )
      check('the recap is refused', (await ben.call('GET /api/live/space/summary', { channel_id })).code !== 0)
      for (const line of [media, feed, adas]) line.close()
    },
  ],
  [
    'an owner cannot make a group official',
    async ({ ada, check }) => {
      const fields = { gid: GROUP, verification_type: 2, project_name: 'Tea', project_twitter: 'https://x.com/tea' }
      await ada.call('POST /api/groupchat/apply/verification', fields)
      const { data } = await ada.call('GET /api/groupchat/info', { gid: GROUP })
      check('the group waits for a super user', data.verification == null && data.verify_type == null)
    },
  ],
  [
    'keys and codes cannot be computed',
    async ({ ada, stranger, check }) => {
      const made = await ada.call('POST /api/groupchat/create', {
        name: 'Secret tea',
        icon: '/town/c1.svg',
        banner: '',
        description: 'For two',
        join_type: 1,
        muted_group: 0,
        locale: 'en',
        link: '',
        link_whitelist: [],
        min_image_level: 0,
        min_speak_level: 0,
        partner_link: '',
      })
      const gid = made.data?.gid ?? ''
      const key = createHash('sha256').update(`group 1 ${gid}`).digest('hex').slice(0, 8)
      const found = await stranger.call('GET /api/groupchat/share', { key })
      check('the group was created', gid !== '')
      check('the key of a group', found.code !== 0 || found.data === null)
    },
  ],
  [
    'a newcomer’s name tells nothing about the e-mail address',
    async ({ stranger, check }) => {
      const { data } = await stranger.call('GET /api/loop_user/get_profile')
      check('the name is neutral', !JSON.stringify(data.username ?? '').includes('mallory'))
    },
  ],
  [
    'a withdrawal needs a wallet of the account',
    async ({ ada, check }) => {
      const [{ SigningKey }, { hashMessage }] = await Promise.all([import('ethers/crypto'), import('ethers/hash')])
      const { data } = await ada.call('GET /api/asset/withdrawal/getWithdrawNonce')
      const key = new SigningKey(`0x${'02'.repeat(32)}`)
      const signature = key.sign(hashMessage(data.nonce)).serialized
      const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
      const order = { currency_id: 5, address, amount: '100', signature, chain_id: 1 }
      check('any key', (await ada.call('POST /api/asset/withdrawal/withdraw', order)).code !== 0)
    },
  ],
  [
    'a further stake does not end a lock',
    async ({ ada, check }) => {
      await ada.call('POST /api/asset/staking/stake', { amount: '500', level: 2 })
      await ada.call('POST /api/asset/staking/stake', { amount: '10', level: 1 })
      check('the lock holds', (await ada.call('POST /api/asset/staking/unstake', { amount: '510' })).code !== 0)
    },
  ],
]
