import { bookOf } from '../talk'

/** One line each: they fill a pause. */
export const remarks = bookOf({}, `
a 👍

a Good night 🌙

a See you all tomorrow!

a 😂😂😂

a Back in five minutes.

a 晚安

a お疲れさまでした 🙇

a شكراً للجميع 🌹

a תודה רבה!

a Спасибо всем!

a धन्यवाद 🙏

a ขอบคุณค่ะ

a 고마워요!

a ¡Qué bonito!

a Merci à tous 💛

a That made my day.

a 🎉

a Reading along from the train, don't mind me.

a Just caught up with two days of messages. You people.

a 🌧️ → ☕

a Happy Friday!

a +1

a I'm in.

a Noted.
`)
