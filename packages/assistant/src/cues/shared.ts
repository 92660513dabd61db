import type { Cues } from './cues.ts'

/** Stems without accents that most languages in Latin script share. */
export const shared: Partial<Cues> = {
  rule: 'pro(to[ck]ol|gram|mpt)|limit|[ck]onfi(gur|denti)|filt[er]|barr(i?er|eir)|veri[fv]i[ck]|instru|istruz|restri[ck]',
  void: 'revo[ckq]|susp|obsol',
  system: 'debug@* ?[=:]|terminal|console',
  boss: 'admin|audit(or|eu|ri)|manag|super(vis|ior)|dire([ck]t|tt?)(or|eu|ri)|program+(eu|ador|ator|ier|ist)|informat[iy][ck]|prop?riet|responsa|co+rd[ie]n|inge(ni|gn)|inspe[ck]?t|presid|ar[ck]hit|chef',
  permit: 'cart[ea] b(l?an[ck]|ian[ck]|ran[ck])',
  test: 'audit|sandbox|staging|pen-?test|red team|cert[iy]fi[ck](aci|ati|azi|eri|aca|acj)|diagno[sz]|inspe[ck]',
  pretend: 'robin hood|impro[vw]+i|pira+t|person+a[gj]',
  frame: 'simula|paral+el|do[ck]umenta|demon?stra|experiment|dial[oe]?o?g|h[iy]pot|fi[ck]t|sketch',
  praise: 'genia|intel+ig|fantas|bril[lhj]+an|perfe[ck]t|talent|brav[oa]|extraord|s[iy]mpat|impress|exce[lp]|magni',
  coupon: 'voucher|coupon',
  prompt: 'prompt(?!@)',
}
