import type { Meme, MemeCategory } from '../../../../domain/meme'

/** The emoji of the product. The chat shows the first five emoji beside the text box. */
const EMOJI =
  `👍 ❤️ 😂 🎉 🙏 🔥 😊 😍 🤔 👏 😀 😃 😄 😁 😆 🤣 🙂 😉 😇 🥰 😘 😋 😜 🤗 🤩 😎 🥳 😏 😴 😅 😢 😭 😤 😮 😱 🤯 😬 🙄 😳 🥺
👋 ✋ 👌 ✌️ 🤞 🤙 💪 🙌 🤝 👀 💯 ✨ 🌟 💡 🚀 🌈 ☕ 🍵 🍰 🎵 🎧 📚 🌱 🐱 🐶`.split(/\s/)

const STICKERS: readonly (readonly [file: string, name: string])[] = [
  ['hello', 'Hello'],
  ['joy', 'So happy'],
  ['laugh', 'Ha ha'],
  ['love', 'Love it'],
  ['wink', 'Wink'],
  ['cool', 'Cool'],
  ['wow', 'Wow'],
  ['think', 'Hmm'],
  ['sleep', 'Good night'],
  ['sad', 'Oh no'],
  ['party', 'Party'],
  ['coffee', 'Coffee time'],
]

/** Emoji and stickers for messages and reactions. Emoji have no picture; stickers have a product picture. */
export const memesIn = (category: MemeCategory): readonly Meme[] =>
  category === 'emoji'
    ? EMOJI.map((name, i) => ({ id: `e${i + 1}`, name, asset: null, category }))
    : STICKERS.map(([file, name], i) => ({ id: `s${i + 1}`, name, asset: `/stickers/${file}.svg`, category }))

const MEME_IDS: ReadonlySet<string> = new Set([...memesIn('emoji'), ...memesIn('sticker')].map(({ id }) => id))
/** Whether the product has an emoji or a sticker with this id. */
export const isKnownMeme = (id: string): boolean => MEME_IDS.has(id)
