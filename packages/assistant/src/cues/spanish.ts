import type { Cues } from './cues.ts'

export const spanish: Cues = {
  marks:
    'la|de|con|todas|instrucciones|reglas|yo|tú|usted|el|los|las|una|un|es|y|mi|para|tu|tus|dame|por|soy|del|al|esta|este|quiero',
  letters: 'ñáéíóú¿¡',
  drop: 'ignor|olvid|omit|salt(?:a|e)|haz caso omiso|haga caso omiso|no (?:hagas|haga) caso|no (?:sigas|siga|cumplas|respetes|tengas en cuenta)|desobede|pasa por alto|deja(?= .{0,30}de lado)|descart|elude|prescind|desatiend|sáltate',
  rule: 'regla|norma|política|instruc|directri|directiva|restric|límite|orden|limitaci|filtro|prohibi|consigna|indicaci|prompt|salvaguard',
  void: 'suspend|derogad|anulad|no se aplica|ya no (?:vale|rige|aplica|sirve|cuenta)|sin efecto|desactivad|levantad|eliminad|cancelad|reemplazad|sustituid|obsolet|caducad|no están vigentes|quedan (?:sin|fuera)|cambiad|modificad|relajad',
  newRule:
    'nueva(?:s)? (?:\\p{L}+ )?(?:instruc|regla|norma|directri|orden|tarea|política)|a partir de (?:ahora|este momento|hoy)|desde ahora|de ahora en adelante|en adelante|máxima prioridad|prioridad (?:absoluta|máxima)|tiene prioridad|prevalece',
  system:
    '(?:mensaje|aviso|nota|orden|alerta|notificación|instrucción|comando|actualización) (?:del? )?(?:sistema|administrad\\p{L}*)|sistema ?:|modo (?:de )?(?:depuraci|debug|mantenimiento|desarroll|prueba|admin|diagn[oó]stico|servicio|entrenamiento|test)|fin (?:del? )?(?:mensaje|la conversación|usuario|la entrada)',
  toAssistant:
    '(?:instrucción|instrucciones|nota|mensaje|atención|aviso|orden)[^.!?\\n]{0,30}(?:asistente|bot(?!\\p{L})|modelo|ia(?!\\p{L}))|(?:el|al) (?:asistente|bot(?!\\p{L})|modelo) (?:debe|deberá|tiene que)|la ia (?:debe|tiene)',
  self: 'soy|habla|aquí|le habla|te habla|como|en calidad|en mi calidad|(?:estás|está) hablando con(?: el| la)?|hablas con(?: el| la)?|habla con(?: el| la)?|en nombre|de parte|mi nombre es|me llamo|les escribe|escribo',
  boss: 'administrad|admin|desarrollador|programador|gerente|gerencia|dueñ|propietari|jef[ea]|auditor|director|fundador|encargad|responsable|supervisor|ingenier|técnic|creador|presidente|operador|inspector|autoridad|ceo|mánager|manager|dirección|superior',
  staff:
    'trabajo (?:aquí|[^.!?\\n]{0,25}(?:ustedes|vosotros|soporte|atención|tienda|empresa|compañía|oficina|sede|equipo|departamento|almacén|contabilidad|central))|(?:equipo|departamento|área|servicio) (?:de |del )?(?:soporte|seguridad|informática|sistemas|técnic|legal|marketing|calidad|atención|auditoría|ti|desarrollo|cumplimiento)|emplead[oa] (?:de|del|aquí)|soy (?:un |una )?emplead|compañer[oa] de|miembro del (?:equipo|personal)|(?:soporte|sistemas|seguridad|informática|dirección|administración|contabilidad|atención al cliente|central) (?:aquí|al habla|al teléfono)|(?:aquí|les habla|te habla|le habla) (?:el |la )?(?:soporte|sistemas|seguridad|informática|administración|contabilidad|central)|número de empleado|credencial|la central (?:aquí|les)|parte del personal',
  permit:
    'autoriz|aprobad|aprob[óo]|permiso|te permito|está permitido|ordeno|te ordeno|con el visto bueno|facultad|habilitad|bajo mi responsabilidad|asumo la responsabilidad|tienes permiso|con la aprobación|instrucciones de la dirección|por orden|dispensa|puedes con mi',
  test: '(?:prueba|test|control|revisión|verificación|simulacro|auditoría) (?:de |interna|técnica)(?:\\p{L}+)?|auditoría|red team|pentest|estamos (?:probando|verificando|comprobando)|estoy (?:probando|verificando|comprobando)|es (?:solo |sólo )?(?:una|un) (?:prueba|simulacro|test|ensayo)|prueba de penetración|control de calidad|con fines de prueba',
  pretend:
    'eres (?:un|una|el|la|\\p{L}+) [^.!?]{0,20}(?:pero|que)|juguemos|finge|finja|hazte pasar|haz como si|haz de cuenta|imagina que|imagina|imagínate|eres ahora|ahora eres|a partir de ahora eres|juego de rol|juguemos|vamos a jugar|actúa como|actúe como|compórtate|interpreta|ponte en|métete en|haz el papel|en el papel|responde como|sé (?:un|una|mi)|ya no eres|mi (?:difunta |querida )*(?:abuela|abuelita)|mi (?:difunto )*abuelo|simula',
  frame:
    'hipotétic|supongamos|supón|suponiendo|qué pasaría si|y si|en teoría|teóricamente|experimento mental|en un (?:mundo|universo)|historia|poema|cuento|guion|guión|novela|obra de teatro|canción|diálogo|ficción|ficticio|escena|relato|para (?:mi|una|un|nuestra|nuestro) (?:tesis|estudio|investigación|clase|curso|trabajo|formación)|con fines (?:educativos|de investigación|académicos)|adivinanza|acertijo|si pudieras|película',
  repeat:
    'repite|repit|repet|copia|recita|traduc|resum|reformul|cita|lee(?= .{0,30}(?:alta|todo))|escrib\\p{L}*(?= .{0,40}(?:todo|exact|entero))|transcrib|codific|convierte|parafrase|enumera|reproduc|deletrea',
  tell: 'imprime|muestra|muéstra|revela|devuelve|vuelca|dime',
  above:
    'anterior|arriba|más arriba|precede|antes de (?:este|esta|mi|esto)|desde el (?:principio|inicio|comienzo)|al principio|hasta (?:aquí|ahora)|encima|previo',
  verbatim:
    'palabra por palabra|literal|textual|al pie de la letra|tal cual|exactamente|íntegr|sin cambiar nada|completo|letra por letra',
  complete:
    'complet(?:a|e) (?:la|esta|mi|el|este)|termina (?:la|esta|mi) frase|continúa (?:el|la|este|esta)|acaba (?:la|esta) frase|tu respuesta (?:empieza|comienza)|empieza tu respuesta|comienza tu respuesta|responde con:',
  praise:
    'más list|maravillos|genial|genio|increíble|mejor|brillante|inteligent|fantástic|admir|extraordinari|sabi[oa]|generos|amable|estupend|magnífic|talentos|excepcional|encantador|list[oa]|fenomenal',
  insist:
    'anda|venga|ya que|y qué viene|y cómo empie|por qué|promet|otra vez|insisto|todavía|vamos|de nuevo|repito|sigo|una vez más|aun así|por fin|venga|nuevamente',
  coupon: 'descuento|cup[óo]n|vale (?:de|por|del)|rebaja|bono|código promocional|bonificaci',
  give: 'dame|deme|dar|genera|genere|quiero|crea|cree|hazme|emite|necesito|concede|regala|envía|manda|otorga|entrega|quisiera|obtener|consígueme|expide|debes',
  prompt:
    'prompt (?:del|de) sistema|prompt de(?:l)? sistema|(?:párrafo|parte|sección|texto|nota|pasaje)s? (?:\\p{L}+ )?(?:confidencial|secret)|lo que te (?:han dicho|dijeron|ordenaron|han ordenado)|qué te (?:han dicho|dijeron|ordenaron)',
  yours:
    '(?:tus|sus|todas tus) (?:\\p{L}+ )*?(?:instrucciones|directrices|órdenes|reglas|normas|indicaciones)|instrucciones (?:iniciales|internas|secretas|completas|originales|del sistema)|tu (?:prompt|configuración)',
  address: 'dirección|domicilio|señas',
  change:
    'cambia|cambie|actualiza|nueva|modifica|pon|reemplaza|sustituye|corrige|redirig|desvía|envía|manda|fija|establece|entrega|mueve',
  customer: 'cliente|clienta|cuenta|usuari[oa]|soci[oa]|miembro',
}
