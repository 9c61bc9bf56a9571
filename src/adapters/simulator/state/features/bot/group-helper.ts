import { keysOf } from '../../../../../domain/kernel/table'
import type { Content } from '../../../../../domain/chat'
import type { Community } from '../../server-state'
import { readCommand, richTextOf } from './rich-text'

/** Commands of a group's built-in bot. */
export const HELPER_COMMANDS: readonly (readonly [command: string, description: string])[] = [
  ['/help', 'What I can do'],
  ['/hours', 'When people are here'],
  ['/members', 'How many we are'],
  ['/topics', 'What to talk about'],
]

/** The built-in bot's answer to a command: rows of cells that contain further commands. */
export const helperReply = (community: Community, text: string): Content => {
  const { command } = readCommand(text)
  switch (command) {
    case '/help':
      return richTextOf(
        'Here is what I can do. Press one:',
        HELPER_COMMANDS.map(([one, description]) => [
          [one, one],
          [description, null],
        ]),
      )
    case '/hours':
      return richTextOf('Somebody is nearly always here.', [
        [
          ['Mornings', null],
          ['quiet', null],
        ],
        [
          ['Evenings', null],
          ['lively', null],
        ],
      ])
    case '/members':
      return richTextOf(`We are ${keysOf(community.members).length + community.crowd} in ${community.name}.`)
    case '/topics':
      return richTextOf('Pick one:', [
        [['Say hello', '/hello']],
        [['What is new', '/news']],
        [['All commands', '/help']],
      ])
    default:
      return richTextOf(`I do not know ${command} yet.`, [[['Show all commands', '/help']]])
  }
}
