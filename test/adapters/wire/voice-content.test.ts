import { describe, expect, it } from 'vitest'
import { encodeContent, parseContent } from '../../../src/adapters/wire/content'
import { bodyOf, TYPE } from '../../../src/adapters/wire/content/body'
import { everyKind } from '../../support/builders/content'

const { voice } = everyKind
const body = encodeContent(voice)
const withVoice = (fields: object) => parseContent({ ...body, ext: { voice: { ...voice, ...fields } } })

describe('R4-507 A voice message on the wire', () => {
  it('a client that does not know voice messages shows a text with the link to the file', () => {
    expect(parseContent(bodyOf(TYPE.custom, body.msg))).toEqual({ kind: 'text', text: `🎤 ${voice.url}`, mentions: [] })
  })

  it.each([
    ['a waveform of 63 values', { waveform: voice.waveform.slice(1) }],
    ['a waveform of 65 values', { waveform: [...voice.waveform, 1] }],
    ['a waveform with a value above 100', { waveform: voice.waveform.with(3, 101) }],
    ['a waveform with a fraction', { waveform: voice.waveform.with(3, 0.5) }],
    ['a waveform that is no list', { waveform: 'loud' }],
    ['a length above five minutes', { durationMs: 300_001 }],
    ['a negative length', { durationMs: -1 }],
    ['a length that is no number', { durationMs: 'long' }],
    ['a size above 5 MB', { bytes: 5_242_881 }],
    ['a file that is no sound of ours', { mime: 'text/html' }],
    ['an address that runs code', { url: 'javascript:alert(1)' }],
    ['an address that holds the file itself', { url: 'data:audio/webm;base64,AAAA' }],
    ['an address with a password', { url: 'https://a:b@files.example/v.webm' }],
    ['no address', { url: null }],
  ])('R4-507 a voice message with %s is shown as the link to its file', (_, fields) => {
    expect(withVoice(fields)).toEqual({ kind: 'text', text: body.msg, mentions: [] })
  })

  it('R4-507 an unreadable voice message without a text is of an unknown kind', () => {
    expect(parseContent({ ...body, msg: '', ext: { voice: 7 } })).toEqual({ kind: 'unknown' })
  })

  it('R4-507 a voice message keeps no field that the product does not know', () => {
    expect(withVoice({ html: '<b>' })).toEqual(voice)
  })
})
