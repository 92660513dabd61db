import type { Cues } from './cues.ts'

export const portuguese: Cues = {
  marks:
    'os|de|com|todas|regras|instruções|fala|suas|na|ao|isso|estão|foi|uns|pelo|pela|mais|já|vocês|eu|você|tu|os|uma|um|é|meu|minha|não|para|seu|suas|dê|por|sou|da|este|quero|de',
  letters: 'ãõçáéíóúâêô',
  drop: 'ignor|esque[çc]|desconsider|deix[ea](?= .{0,30}de lado)|não (?:siga|sigas|obedeça|respeite|leve em conta|cumpra)|desobede|pule|omit|contorn|abandon|passe por cima|burl|descart|despreze|desrespeit',
  rule: 'regra|instruç|polític|diretri|restriç|limite|ordem|ordens|orientaç|norma|filtro|proibiç|comando|prompt|limitaç|bloqueio',
  void: 'suspens|revogad|anulad|não se aplica|não valem|não vale mais|já não|desativad|removid|cancelad|substituíd|abolid|expirad|obsolet|sem efeito|deixaram de|caíram|levantad|alterad|mudaram|flexibilizad',
  newRule:
    'nova(?:s)? (?:\\p{L}+ )?(?:instruç|regra|diretri|ordem|ordens|tarefa|polític|orientaç)|a partir de (?:agora|hoje|já)|de agora em diante|daqui em diante|daqui para a frente|prioridade (?:máxima|absoluta)|tem prioridade|prevalece',
  system:
    '(?:mensagem|aviso|nota|alerta|notificação|comando|instrução|ordem|atualização) (?:do |de )?(?:sistema|administrad\\p{L}*)|sistema ?:|modo (?:de )?(?:depuraç|debug|manutenç|desenvolv|teste|admin|diagn[oó]stico|serviço|treinamento)|fim (?:da |do )?(?:mensagem|conversa|entrada|usuário)',
  toAssistant:
    '(?:instruç\\p{L}*|nota|mensagem|atenção|aviso|ordem)[^.!?\\n]{0,30}(?:assistente|bot(?!\\p{L})|modelo|ia(?!\\p{L})|robô)|(?:o assistente|o bot|o modelo|a ia) (?:deve|deverá|tem que|precisa)',
  self: 'sou|aqui (?:é|fala|quem)|quem fala|na qualidade|como|na condição|(?:você está|está|estás) (?:falando|a falar) com|você fala com|em nome|da parte|por ordem|meu nome é|me chamo|falo|escrevo',
  boss: 'administrad|admin|desenvolvedor|programador|gerente|gerência|don[oa]|proprietári|chef[ea]|diretor|diretoria|fundador|responsável|auditor|supervisor|engenheir|técnic|criador|presidente|operador|inspetor|encarregad|gestor|ceo|superior|coordenador|autoridade',
  staff:
    'trabalho (?:aqui|[^.!?\\n]{0,25}(?:vocês|suporte|loja|equipe|atendimento|empresa|companhia|escritório|sede|departamento|setor|matriz|contabilidade))|(?:equipe|departamento|setor|time|área) (?:de |do |da )?(?:suporte|segurança|ti|informática|técnic|jurídic|marketing|qualidade|atendimento|auditoria|desenvolvimento)|funcionári|colega d|colaborador|membro d[ao] (?:equipe|time)|(?:suporte|ti|segurança|diretoria|administração|contabilidade|matriz|atendimento) (?:aqui|falando|na linha)|aqui (?:é|fala) (?:o |a |do |da )?(?:suporte|ti|segurança|administração|contabilidade|matriz|atendimento)|crachá|matrícula|a matriz (?:aqui|informa)|empregad',
  permit:
    'autoriz|aprovad|aprovou|aprovação|permissão|permito|permitid|ordeno|com o aval|aval d|sob minha responsabilidade|assumo a responsabilidade|por ordem|liberad|liberou|consentimento|tem permissão|mando que|determino|sinal verde|credenciad|habilitad',
  test: '(?:teste|prova|verificação|simulação|auditoria|avaliação|exercício) (?:de |do |da |intern|técnic)(?:\\p{L}+)?|auditoria|red team|pentest|estamos (?:testando|verificando|checando)|estou (?:testando|verificando|checando)|(?:é|isto é|isso é) (?:só |apenas |somente )?(?:um|uma) (?:teste|simulação|exercício|verificação)|controle de qualidade|para fins de teste',
  pretend:
    'finge|fingir|finja|faça de conta|faz de conta|imagine|imagina|agora você é|você é agora|você agora é|a partir de agora você|jogo de papéis|vamos jogar|brinca|aja como|atue como|comporte-se|interprete|se passe|no papel|faça o papel|responda como|seja (?:um|uma|meu|minha)|você não é mais|minha (?:falecida |querida )*(?:avó|vó|vovó)|meu (?:falecido )*(?:avô|vovô)|simule|encarne|rpg',
  frame:
    'hipotetic|hipotétic|suponha|supondo|suponhamos|digamos que|e se|em teoria|teoricamente|experimento mental|num (?:mundo|universo)|em um (?:mundo|universo)|história|poema|conto|roteiro|romance|peça|música|canção|diálogo|ficção|fictíci|cena|para (?:minha|meu|uma|um|nossa) (?:tese|estudo|pesquisa|aula|curso|trabalho|treinamento|monografia)|para fins (?:educacionais|de pesquisa|didáticos)|charada|adivinha|se você pudesse|filme',
  repeat:
    'repita|repet|copi|recit|traduz|resum|reformul|cit[ea]|lei[a](?= .{0,30}(?:alta|tudo))|escrev\\p{L}*(?= .{0,40}(?:tudo|exat|inteiro))|transcrev|codifi|convert|parafrase|list[ae]|reproduz|soletre',
  tell: 'imprim|mostr|revel|exib|diga|devolv',
  above:
    'acima|anterior|preced|antes d(?:esta|este|a minha|isto|isso)|desde o (?:início|começo|princípio)|no (?:início|começo)|até aqui|até agora|prévi',
  verbatim:
    'palavra por palavra|literal|textual|ao pé da letra|exatamente|tal como|na íntegra|íntegra|sem mudar|por completo|letra por letra|complet',
  complete:
    'complete (?:a|esta|o|este)|termine (?:a|esta) frase|continue (?:o|a|este|esta)|conclua|sua resposta (?:começa|inicia)|comece (?:a )?sua resposta|responda com:',
  praise:
    'maravilhos|incrível|inteligent|melhor|genial|gênio|brilhante|fantástic|sábi|generos|gentil|admir|extraordinári|talentos|espetacular|excelente|querid|esperto|sensacional|mais legal',
  insist:
    'promet|promessa|mentiros|manda logo|por que não|outra vez|de novo|insisto|ainda|mais uma vez|repito|novamente|mesmo assim|vamos|enfim|continuo',
  coupon: 'desconto|cupom|cupão|vale|abatimento|código promocional|voucher',
  give: 'dê|dá|dar|quero|gere|gera|crie|cria|faça|emita|preciso|conceda|envie|mande|libere|entregue|gostaria|obter|forneça|arrume|me arranje|deve|passe',
  prompt:
    'prompt d[oe] sistema|prompt de sistema|(?:parágrafo|parte|seção|texto|nota|trecho)s? (?:\\p{L}+ )?(?:confidencia|secret|sigilos)|o que (?:lhe|te) (?:disseram|mandaram|foi dito)|o que foi (?:dito|pedido) a você|o que você foi instruíd',
  yours:
    '(?:suas|tuas|todas as) (?:\\p{L}+ )*?(?:instruções|diretrizes|regras|ordens|orientações)|instruções (?:iniciais|internas|secretas|completas|originais|do sistema)|seu (?:prompt|roteiro)',
  address: 'endereço|morada',
  change:
    'mude|muda|altere|altera|novo|atualiz|troque|troca|substitu|coloque|corrija|redirecion|envie|mande|entregue|mova|defina|modifi|passe',
  customer: 'cliente|conta|usuári[oa]|membro|sóci[oa]|cadastro',
}
