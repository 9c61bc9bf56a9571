import { contents, type ContentKind } from '../../domain/chat'
import { ReportCause } from '../../domain/moderation'
import { RecordKind } from '../../domain/wallet'
import type { ExportRecord } from '../../domain/data-export'
import type { ExportTexts } from './export-texts'

const isContentKind = (kind: string): kind is ContentKind => Object.hasOwn(contents, kind)

/** The place and the text of a record in words of the page. What a member typed stays as it is. */
export const wordsOf = (
  { kind, place, text, content }: ExportRecord,
  { fields, roles, switches, payments, causes, contents: kinds }: ExportTexts,
): Pick<ExportRecord, 'place' | 'text'> => {
  if (kind === 'profile' && (place === 'showsGroups' || place === 'allowsDm'))
    return { place: fields.get(place) ?? place, text: switches.get(text) ?? text }
  if (kind === 'profile' || kind === 'signIn' || kind === 'follow') return { place: fields.get(place) ?? place, text }
  if (kind === 'group') return { place, text: roles.get(text) ?? text }
  if (kind === 'payment') return { place: payments[RecordKind.is(place) ? place : 'other'], text }
  if (kind === 'report') return { place, text: ReportCause.is(text) ? causes[text] : text }
  const isOnlyKind = text === '' && content !== ''
  return { place, text: isOnlyKind ? `[${kinds[isContentKind(content) ? content : 'unknown']}]` : text }
}
