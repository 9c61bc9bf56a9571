import type { Row } from '../routes'

/** A point of P-256: the browser's key of RFC 8291, appendix A. */
const p256dh = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'
const auth = 'BTBZMqHH6r4Tts7J_aSIgg'
const endpoint = 'https://none.push.services.mozilla.com/1'

export const routes: readonly Row[] = [
  ['GET /api/account/push', {}],
  ['POST /api/account/push/subscribe', { endpoint, p256dh, auth }],
  [
    'POST /api/account/push/choices',
    {
      calls: 1,
      rooms: 1,
      group_rooms: 0,
      mentions: 1,
      directs: 1,
      shows_texts: 0,
      quiet: 0,
      quiet_from: 0,
      quiet_until: 0,
      rings_in_quiet: 0,
      time_zone: 'UTC',
    },
  ],
  ['POST /api/push/renew', { endpoint, p256dh, auth, old_endpoint: 'https://none.push.apple.com/1', old_auth: auth }],
  ['POST /api/account/push/unsubscribe', {}],
]
