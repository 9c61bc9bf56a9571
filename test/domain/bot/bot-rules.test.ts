import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ABOUT_LIMIT,
  commandsIssue,
  lettersLeft,
  loadedName,
  NAME_LIMIT,
  newCommand,
  botProfileIssues,
  sentName,
  typedAbout,
  typedCommand,
  typedName,
  webhookIssue,
} from '../../../src/domain/bot'
import { badInput } from '../../ui/support/bad-inputs'

const bad = (entryPoint: string, id: string) => badInput(entryPoint, id).text
const rows = (...commands: readonly string[]) => commands.map((command) => ({ ...newCommand, command }))
const whole = { avatar: 'https://pictures.example/a.png', name: 'weather', description: 'Rain' }

describe('The name of a bot', () => {
  it('R3-192 BI-182 bot_name: _bot is removed from a typed bot name, and added to the name that is sent', () => {
    expect([typedName(bad('bot_name', 'BI-182')), sentName('my')]).toEqual(['my', 'my_bot'])
  })

  it('BI-183 bot_name: every _bot is removed from a typed bot name, even a _bot that appears after removing another', () => {
    expect(typedName(bad('bot_name', 'BI-183'))).toBe('')
    expect(sentName(`my${bad('bot_name', 'BI-183')}`)).toBe('my_bot')
  })

  it('R3-192 the sent bot name has exactly one _bot, at its end, whatever the member typed', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('_', 'b', 'o', 't', '_bot', '_b')), (parts) => {
        const sent = sentName(typedName(parts.join('')))
        expect([sent.endsWith('_bot'), sent.split('_bot').length]).toEqual([true, 2])
      }),
    )
  })

  it('R3-297 BI-184 bot_name: a bot name counts as missing if only _bot was typed', () => {
    expect(botProfileIssues({ ...whole, name: typedName(bad('bot_name', 'BI-184')) })).toEqual(['enterName'])
  })

  it('R3-191 R3-313 BI-185 bot_name: a typed bot name is cut to 20 characters, not counting _bot', () => {
    expect([typedName(bad('bot_name', 'BI-185')), NAME_LIMIT]).toEqual(['12345678901234567890', 20])
    expect([
      lettersLeft('', NAME_LIMIT),
      lettersLeft('1234567', NAME_LIMIT),
      typedName('12345678901234567890_bot'),
    ]).toEqual([20, 13, '12345678901234567890'])
  })

  it('BI-186 bot_name: the length limit and the counter of the bot name count an emoji as one character', () => {
    const faces = bad('bot_name', 'BI-186')
    expect([typedName(faces), lettersLeft(faces, NAME_LIMIT)]).toEqual([faces, 0])
  })

  it('R3-193 the name field of the bot edit form shows the current bot name without the _bot at its end', () => {
    expect([loadedName('weather_bot'), loadedName('a_bot_bot'), loadedName('plain')]).toEqual([
      'weather',
      'a_bot',
      'plain',
    ])
  })
})

describe('The profile of a new bot', () => {
  it('R3-190 R3-297 the bot form reports a missing avatar, name or introduction of a new bot', () => {
    expect(botProfileIssues(whole)).toEqual([])
    expect(botProfileIssues({ ...whole, avatar: null })).toEqual(['enterAvatar'])
    expect(botProfileIssues({ ...whole, name: ' ' })).toEqual(['enterName'])
    expect(botProfileIssues({ ...whole, description: ' ' })).toEqual(['introdution'])
    expect(botProfileIssues({ avatar: null, name: '', description: '' })).toEqual([
      'enterAvatar',
      'enterName',
      'introdution',
    ])
  })

  it('R3-194 R3-313 the introduction of a new bot is cut to 200 characters', () => {
    expect([typedAbout('x'.repeat(201)).length, ABOUT_LIMIT, lettersLeft('four', ABOUT_LIMIT)]).toEqual([200, 200, 196])
  })
})

describe('A command of a bot', () => {
  it('R3-152 a new bot command is switched off, with state 0 and weight 0', () => {
    expect(newCommand).toMatchObject({ state: 0, isOn: false, weight: 0 })
  })

  it('R3-196 a bot command that is typed without a slash gets a slash at its start', () => {
    expect([typedCommand('help'), typedCommand('/help'), typedCommand('')]).toEqual(['/help', '/help', '/'])
  })

  it('R3-197 R3-295 a bot command is refused if it is only a slash', () => {
    expect([commandsIssue(rows('/')), commandsIssue(rows('/help', '/'))]).toEqual([
      'commandNotEmpty',
      'commandNotEmpty',
    ])
    expect(commandsIssue(rows('/help'))).toBeNull()
  })

  it('R3-198 R3-296 BI-190 bot_command: two equal commands of a bot are refused, even if they differ in case or a trailing blank', () => {
    expect(commandsIssue(rows('/help', '/rain', bad('bot_command', 'BI-190')))).toBe('commandNotRepeat')
    expect(commandsIssue(rows('/help', '/HELP'))).toBe('commandNotRepeat')
    expect(commandsIssue(rows('/help', '/rain'))).toBeNull()
  })

  it('BI-192 bot_command: invisible characters are removed from a typed bot command', () => {
    expect(typedCommand(bad('bot_command', 'BI-192'))).toBe('/help')
  })
})

describe('The callback address of a bot', () => {
  it.each(['BI-193', 'BI-194'])(
    'R3-200 R3-294 %s bot_webhook: a callback address without visible characters counts as missing',
    (id) => {
      expect(webhookIssue(bad('bot_webhook', id))).toBe('noAddress')
    },
  )

  it.each(['BI-195', 'BI-198'])(
    '%s bot_webhook: a callback address is refused if it is no web address or contains a password',
    (id) => {
      expect(badInput('bot_webhook', id).expected).toMatch(/^REJECT/)
      expect(webhookIssue(bad('bot_webhook', id))).toBe('noWebAddress')
    },
  )

  it.each(['BI-196', 'BI-197'])('%s bot_webhook: a callback address of a local or private host is accepted', (id) => {
    expect(webhookIssue(bad('bot_webhook', id))).toBeNull()
  })
})
