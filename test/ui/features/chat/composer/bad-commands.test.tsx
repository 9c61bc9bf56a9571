import * as E from 'fp-ts/Either'
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { botCalls } from '../../../../../src/adapters/wire/calls/bot-calls'
import { Composer } from '../../../../../src/ui/features/chat/composer/Composer'
import { badInput } from '../../../support/bad-inputs'
import { show, skeleton } from '../../../support/show'

/** Decodes a response of the API call that lists the bot commands of a group. */
const read = (cmd: string): readonly string[] => {
  const answer = botCalls.commands
    .answerTo({ gid: '10000001', conversation_id: undefined })
    .decode({ list: [{ cmd_id: 1, cmd, description: '', head: null }], total: 1 })
  return E.isRight(answer) ? answer.right.items.map(({ command }) => command) : []
}
const offered = (command: string) => {
  const onChoose = vi.fn<(id: string, text: string) => void>()
  const items = [{ id: '1', title: command, text: `${command} ` }]
  const shown = show(
    <Composer
      name="Tea"
      value="/"
      onChange={() => undefined}
      onSend={() => undefined}
      hints={{ label: 'Commands', from: 0, items, empty: null, onChoose }}
    />,
  )
  return { ...shown, onChoose }
}

describe('A bot command', () => {
  it.each(['BI-187', 'BI-188'])(
    '%s bot_command: a bot command that is empty or only a slash is left out of the group’s list of commands',
    (id) => {
      expect(read(badInput('bot_command', id).text)).toEqual([])
    },
  )

  it('BI-189 bot_command: a bot command that was stored without a slash is listed with a slash', () => {
    expect(read(badInput('bot_command', 'BI-189').text)).toEqual(['/help'])
  })

  it('BI-191 bot_command: markup in a bot command is offered as plain text, and creates no element', () => {
    const { text } = badInput('bot_command', 'BI-191')
    expect(read(text)).toEqual([text])
    const { container, onChoose } = offered(text)
    const looks = skeleton(container)
    const option = screen.getByRole('option')
    expect(option.textContent).toBe(text)
    expect(document.querySelector('script')).toBeNull()
    fireEvent.click(option)
    expect(onChoose).toHaveBeenCalledWith('1', `${text} `)
    expect(skeleton(container)).toEqual(looks)
  })

  it('BI-192 bot_command: invisible letters are removed from a bot command, so that no two commands look alike', () => {
    expect(read(badInput('bot_command', 'BI-192').text)).toEqual(['/help'])
  })
})
