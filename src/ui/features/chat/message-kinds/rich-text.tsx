import type { ReactNode } from 'react'
import type { ContentOf } from '../../../../domain/chat'
import { MessageText } from '../message/MessageText'
import { useContentActions } from './content-actions-context'
import type { BodyProps, MessageKindView } from './message-kind'
import { ProductImageView } from './parts/ProductImage'
import styles from './rich-text.module.css'

type Cell = ContentOf<'richText'>['rows'][number][number]

function CellView({
  cell: { display, command },
  tabIndex,
}: {
  readonly cell: Cell
  readonly tabIndex: 0 | -1
}): ReactNode {
  const { onCommand } = useContentActions()
  return command === null ? (
    <span className={styles['cell']} dir="auto">
      {display}
    </span>
  ) : (
    <button
      type="button"
      className={styles['cell']}
      dir="auto"
      tabIndex={tabIndex}
      title={command}
      onClick={() => onCommand(command)}
    >
      {display}
    </button>
  )
}

/** A text and rows of cells. Pressing a cell with a command sends the command as the viewer's own text (BI-143). */
function RichTextBody({ content, tabIndex }: BodyProps<ContentOf<'richText'>>): ReactNode {
  return (
    <>
      <ProductImageView url={content.image} />
      {content.text !== '' && <MessageText text={content.text} />}
      {content.rows.length > 0 && (
        <span className={styles['rows']}>
          {content.rows.map((row, at) => (
            <span key={at} className={styles['row']}>
              {row.map((cell, nth) => (
                <CellView key={nth} cell={cell} tabIndex={tabIndex} />
              ))}
            </span>
          ))}
        </span>
      )}
    </>
  )
}

export const richText: MessageKindView<ContentOf<'richText'>> = { frame: 'bubble', Body: RichTextBody }
