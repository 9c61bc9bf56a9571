import type { Xid } from '../../../../domain/kernel/ids'
import { wholeMinutes } from '../../../../domain/recap'
import type { ServerSpace, ServerState } from '../../state/server-state'
import { spaceFor, statsFor } from '../../state/spaces/spaces'
import { voicesIn } from '../../state/spaces/voices'
import { senderOf } from '../../state/users/senders'

const en = {
  whoSpoke: 'Who spoke',
  nobody: 'Nobody opened a microphone.',
  figures: 'In figures',
  voice: (name: string, isHost: boolean, length: string) => `${name}, ${isHost ? 'host, ' : ''}${length}`,
  tuned: (count: number) => (count === 1 ? '1 person tuned in' : `${count} people tuned in`),
  comments: (count: number) =>
    count === 1 ? "1 comment in the group's chat" : `${count} comments in the group's chat`,
  onAir: (length: string) => `${length} on air`,
  minutes: (count: number) => (count === 0 ? 'less than a minute' : count === 1 ? '1 minute' : `${count} minutes`),
}
const zh: typeof en = {
  whoSpoke: '谁发了言',
  nobody: '没有人打开过麦克风。',
  figures: '数据',
  voice: (name, isHost, length) => `${name}${isHost ? '（主持人）' : ''}：${length}`,
  tuned: (count) => `${count} 人收听`,
  comments: (count) => `群聊中有 ${count} 条评论`,
  onAir: (length) => `直播 ${length}`,
  minutes: (count) => (count === 0 ? '不到 1 分钟' : `${count} 分钟`),
}

const SPECIAL = /[\\`*_{}[\]<>#+\-.!|&]/g
/** Escapes Markdown characters in texts that members wrote. */
const literal = (text: string): string => text.replace(SPECIAL, '\\$&')

/** The recap as Markdown, in the reader's language. */
export const recapText = (
  world: ServerState,
  space: ServerSpace,
  { xid, language, now }: { readonly xid: Xid; readonly language: string | null; readonly now: number },
): string => {
  const words = language?.startsWith('zh') === true ? zh : en
  const lengthOf = (seconds: number): string => words.minutes(wholeMinutes(seconds))
  const { title, announcement } = spaceFor(world, space, xid)
  const { tuned, comments, duration } = statsFor(world, space)
  // The people who had an open microphone. A host who stayed muted is not among them.
  const voices = voicesIn(world, space, now).map(
    ({ xid: one, seconds }) =>
      `- ${words.voice(`**${literal(senderOf(world, one).name)}**`, space.hostXids.includes(one), lengthOf(seconds))}`,
  )
  return [
    `# ${literal(title)}`,
    ...(announcement === '' ? [] : [`> ${literal(announcement.replace(/\s+/g, ' '))}`]),
    `## ${words.whoSpoke}`,
    voices.length === 0 ? words.nobody : voices.join('\n'),
    `## ${words.figures}`,
    [words.tuned(tuned), words.comments(comments), words.onAir(lengthOf(duration))]
      .map((line) => `- ${line}`)
      .join('\n'),
  ].join('\n\n')
}
