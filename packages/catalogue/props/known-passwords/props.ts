import { defineProps } from '@fruit/challenge-kit/props'

/**
 * Passwords that clients of the interface use (docs/reference/seed.md#accounts). Passwords that belong to one of our challenges are in that
 * challenge's folder. docs/clues.md lists which of these can be found out, and where.
 */
export const props = defineProps({
  accounts: {
    bender: { password: 'OhG0dPlease1nsertLiquor!' },
    bjoernGoogle: { password: Buffer.from('tset.liam@nreklefpa.nrojb').toString('base64') },
    support: { password: 'J6aVjTgOpRs@?5l!Zkq2AYnCE@RF$P' },
    jannik: { password: '0Y8rMnww$*9VFYE§59-!Fg1L6t&6lB' },
    timo: { password: 'EinBelegtesBrotMitSchinkenSCHINKEN!', totpSecret: 'IFTXE3SPOEYVURT2MRYGI52TKJ4HC3KH' },
    bjoernOwasp: { password: 'kitten lesser pooch karate buffoon indoors' },
    accountant: { password: 'i am an awesome accountant' },
    test: { password: 'demo' },
    evm: { password: 'private' },
  },
})
