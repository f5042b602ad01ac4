### Усе, що каже гра, українською. Місця за столом приходять сюди іменами гравців, карти — словами.
### Імена й назви вставляються в називному відмінку, тож речення збудовано так, щоб їх не відмінювати.

## Чого не можна зробити

refuse-game-over = Гру закінчено.
refuse-round-over = Цей раунд закінчено.
refuse-not-your-turn = Зараз діє { $seat }.
refuse-not-now = «{ $verb }» — зараз не відповідь: { $task }.
refuse-no-such-move = Такого ходу немає.
refuse-no-use = Зараз це зіграти не можна: { $card }.
refuse-fits-nowhere = Карту «{ $card }» зараз нікуди покласти.
refuse-not-possible-there = Там це неможливо.
refuse-not-in-hand = У вас на руці немає карти «{ $card }».
refuse-cannot-dig = Копати не можна, доки перед вами лежить карта «{ $card }».
refuse-not-a-path = Картою «{ $card }» не копають.
refuse-cell-taken = На клітинці { $cell } вже лежить карта.
refuse-does-not-fit = На клітинці { $cell } тунелі не збігаються із сусідньою картою: { $side }.
refuse-not-linked = До клітинки { $cell } не веде жоден тунель від старту.
refuse-same-unturned = Карта «{ $card }» після розвороту така сама: кладіть її без розвороту.
refuse-lies-nowhere = Карту «{ $card }» ні перед ким не кладуть.
refuse-not-on-oneself = Карта «{ $card }» — для інших, а не для себе.
refuse-only-on-oneself = Карта «{ $card }» — тільки для себе.
refuse-already-there = { $seat } вже має карту «{ $card }».
refuse-removes-nothing = Карта «{ $card }» нічого не прибирає.
refuse-not-there = { $seat } не має перед собою карти «{ $card }».
refuse-wrong-cure = Карта «{ $card }» не зарадить, коли лежить «{ $ill }».
refuse-too-few-cards = Це коштує дві карти, а у вас лише одна.
refuse-ladder-alone = Драбині потрібна карта тунелю поруч, а біля клітинки { $cell } такої немає.
refuse-ladder-beside-goal = Драбину не ставлять поруч із ціллю, а клітинка { $cell } саме така.
refuse-not-an-inspection = Карта «{ $card }» не показує нічиєї ролі.
refuse-not-a-hat = Карта «{ $card }» не змінює нічиєї ролі.
refuse-no-hats-left = Колода ролей порожня: міняти нема на що.
refuse-not-a-swap = Карта «{ $card }» не міняє карт на руках.
refuse-nothing-to-rob = { $seat } сидить без золота: красти нічого.
refuse-swaps-no-goals = Карта «{ $card }» не міняє цілі місцями.
refuse-no-two-goals = Немає двох закритих цілей для обміну: перевірте клітинку { $cell }.
refuse-not-a-storehouse = Карта «{ $card }» не відчиняє сховища.
refuse-no-discards = Скид порожній: нема чого переглядати.
refuse-not-in-store = У сховищі немає карти «{ $card }».
refuse-not-a-veto = Карта «{ $card }» нічого не скасовує.
refuse-not-a-pathfinder = Карта «{ $card }» не знаходить шляху.
refuse-no-path-fits = У вас немає карти тунелю, яку можна було б покласти.
refuse-not-a-diversion = Карта «{ $card }» нічого не перекладає.
refuse-nothing-to-divert = Останньої викладеної карти тунелю вже немає на місці.
refuse-not-there-diverted = Останню карту тунелю не можна перекласти на клітинку { $cell }.
refuse-toll-unpaid = На клітинці { $cell } сидить гном-митник (золото отримає { $seat }), а платити вам нічим.
refuse-no-dwarf-left = Вільних митників у цьому раунді не лишилося.
refuse-no-site = На клітинці { $cell } митника не посадиш.
refuse-nobody-to-beg = { $seat } не може допомогти з митом на клітинці { $cell }.
refuse-maps-off = У цьому раунді розвідка більше не показує цілей.
refuse-goal-stays = На клітинці { $cell } немає цілі, яку можна пересунути.
refuse-own-role = Свою роль ви й так знаєте: дивіться чужу.
refuse-no-hand-to-rob = { $seat } сидить без карт: тягнути нічого.
refuse-not-in-the-chest = Серед карт зі скрині немає такої: { $card }.
refuse-not-in-the-rubbish = Серед переглянутих карт немає такої: { $card }.
refuse-not-your-gold = Серед ваших карт золота немає такої: { $card }.
refuse-turns-nothing = Карта «{ $card }» не змінює напрямку гри.
refuse-not-that-goal = На клітинці { $cell } жодна ціль не чекає, щоб її відкрили.
refuse-not-on-offer = Серед переданих вам карт золота немає такої: { $card }.
refuse-not-a-map = Карта «{ $card }» — це не розвідка.
refuse-no-hidden-goal = На клітинці { $cell } немає закритої цілі.
refuse-not-a-rockfall = Карта «{ $card }» нічого не обвалює.
refuse-stands-firm = Те, що лежить на клітинці { $cell }, не зрушити.
refuse-no-path-there = На клітинці { $cell } немає карти тунелю.
refuse-extends-nothing = На клітинці { $cell } це не продовжить жодного тунелю.
refuse-role-known = Карту клану вже відкрито: { $seat } не має таємниць.
refuse-somebody-there = На клітинці { $cell } хтось стоїть, тож карта лишається.
refuse-not-a-step = Звідси немає кроку на клітинку { $cell }, ділянка { $space }.
refuse-no-steps-left = Кроків більше не лишилося.
refuse-lies-down = Ваш гном паралізований і не може йти.
refuse-is-out = Ваш гном уже вийшов із печери.
refuse-web-there = На цьому боці клітинки { $cell } павутина вже є.
refuse-no-way-there = Через цей бік клітинки { $cell } проходу немає: павутині нічого закривати.
refuse-web-in-the-way = На клітинці { $cell } шлях закриває павутина: { $side }.
refuse-not-a-web = Карта «{ $card }» — це не павутина.
refuse-not-a-creature = Карта «{ $card }» не випускає істот.
refuse-no-hole = Карті «{ $card }» поки нізвідки взятися: жодної темної діри.
refuse-no-hole-there = На клітинці { $cell } немає темної діри, з якої вийшла б істота.
refuse-starts-where-it-is = Істота вже в грі та йде звідти, де стоїть, а не з клітинки { $cell }: { $card }.
refuse-no-axe = Немає сокири, яку можна застосувати зараз.
refuse-no-web-there = На цьому боці клітинки { $cell } павутини немає.
refuse-web-out-of-reach = Ваш гном стоїть не біля цієї павутини на клітинці { $cell }.
refuse-proposed-already = Цього ходу ви вже пропонували закінчити гру.

# Столи й місця.
refuse-no-such-table = Такого столу немає або вже немає.
refuse-no-such-code = Столу з таким кодом зараз немає.
refuse-no-such-seat = За цим столом немає місця номер { $number }.
refuse-no-such-member = За цим столом ніхто не має номера { $number }.
refuse-seat-taken = Місце зайняте: тут сидить { $name }.
refuse-name-taken = Це ім’я за столом уже зайняте: { $name }.
refuse-bad-name = Це не може бути ім’ям: { $why }.
refuse-table-crowded = За одним столом стало б затісно: межа — { $most }.
refuse-no-watching = За цим столом глядачів не приймають.
refuse-only-watching = Ви тут лише дивитеся.
refuse-has-left = Ви вже встали з-за цього столу.
refuse-seat-freed = Господар столу звільнив ваше місце.
refuse-nobody-to-free = На цьому місці немає нікого, чиє місце можна звільнити.
refuse-not-host = Це дозволено лише господареві столу.
refuse-not-seated = Для цього треба сидіти за столом.
refuse-nobody-seated = Спершу хтось має сісти за стіл, тоді й почнемо.
refuse-bad-token = Цей ключ не підходить до жодного місця.
refuse-bad-recovery = Цей ключ відновлення не підходить або вже використаний.
refuse-impossible-settings = Так грати не можна: { $why }.
refuse-too-many-bots = Ботів — { $bots }, а місць — лише { $seats }.
refuse-unknown-bot = Бота «{ $level }» немає; є такі: { $known }.
refuse-unknown-persona = Характеру «{ $persona }» немає; є такі: { $known }.
refuse-bot-cannot-play = Бот «{ $level }» не знає цієї гри; її знають: { $known }.
refuse-clock-too-short =
    Годиннику потрібно щонайменше { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунди
        [many] { $seconds } секунд
       *[other] { $seconds } секунди
    }.
refuse-bad-link = Це посилання не містить налаштувань: { $why }.

# Під час гри.
refuse-match-began = Гра вже почалася; це треба було робити раніше.
refuse-no-draw = Зараз не збирають чисел для тасування.
refuse-no-pledge = Вашого числа тут не чекають: його не обіцяли або вже показали.
refuse-wrong-number = Це не те число, яке обіцяли.
refuse-match-not-begun = Гра ще не почалася.
refuse-match-over = Цю гру вже зіграно.
refuse-match-not-over = Це можна побачити лише після гри.
refuse-match-paused = Гру призупинено.
refuse-stale-step = Стіл уже пішов далі: зараз хід { $step }.
refuse-not-asked = Це ж ваша карта: питають про неї інших.
refuse-already-away = За це місце вже грає бот.
refuse-not-away = Ви нікуди й не відходили.
refuse-already-paused = Гра вже на паузі.
refuse-not-paused = Гра не на паузі.
refuse-chat-off = Вільний чат за цим столом вимкнено.
refuse-advice-off = За цим столом записник не дає порад.
refuse-no-advice = У цій грі порад поки немає.
refuse-bad-text = Ці слова не можна показати.
refuse-no-such-card = Така карта там лежати не може: { $card }.
refuse-nothing-hidden = На клітинці { $cell } ніщо не лежить долілиць.

# Дім.
refuse-going-down = Сервер перезапускається; ваше місце збережено.
refuse-recovered-elsewhere = Ваше місце тепер на іншому пристрої.
refuse-table-swept = Цей стіл прибрано.
refuse-too-many-faults = Звідси надійшло забагато незрозумілого.
refuse-unread = З’єднання було надто повільним.
refuse-set-aside = Стіл зараз не читається; він повернеться сам.
refuse-table-broken = Цей стіл пошкоджено; його відкладено таким, як він є.
refuse-log-full = Окрім ходів ви вже сказали й побажали тут { $most } разів: відтепер рахуються лише ходи.
refuse-stored-enough = Сьогодні звідси надійшло дуже багато: поки що рахуються лише ходи.
refuse-silent = Ніхто не привітався, тож з’єднання закрито.
refuse-misdirected = На сервері щось пішло не так, і з’єднання перервано, перш ніж сталася шкода.
refuse-server-full = Сервер переповнений: спробуйте згодом.
refuse-store-full = Для ще однієї гри бракує місця: спробуйте згодом.
refuse-too-many-tables = За останню годину ви відкрили забагато столів: спробуйте згодом.
refuse-too-many-sockets = Звідси відкрито забагато з’єднань: закрийте якесь.
refuse-not-stored = Записати не вдалося, тож цього не сталося: спробуйте ще раз.
refuse-not-found = Тут нічого немає.
refuse-internal-server-error = На сервері щось пішло не так; ваше місце збережено.
refuse-foreign-origin = Ця сторінка не має права говорити з цим сервером.
refuse-wrong-host = Цей сервер має іншу назву.
refuse-say-hello-first = Спершу виберіть стіл.
refuse-too-fast = Не так швидко: спробуйте знову за { $seconds } с.
refuse-too-long =
    Це задовго: межа — { $most ->
        [one] { $most } байт
        [few] { $most } байти
        [many] { $most } байтів
       *[other] { $most } байта
    }.
refuse-content-too-large =
    Запит задовгий: межа — { $most ->
        [one] { $most } байт
        [few] { $most } байти
        [many] { $most } байтів
       *[other] { $most } байта
    }.
refuse-cut-short = Повідомлення обірвалося.
refuse-malformed = Цього не прочитати; має бути { $takes }.
refuse-misshapen = Тут щось не так: { $why }.
refuse-said-twice = Це сказано двічі.
refuse-method-not-allowed = Тут так не можна.
refuse-unsupported-media-type = Цього не прочитати: очікувалося { $takes }.

## Що сталося

story-round =
    Раунд { $round }. Кожному — { $count ->
        [1] одна карта
        [one] { $count } карта
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
    }, починає { $seat }.
story-role = { $seat } отримує роль: { $card }.

# Що робить гравець. Кожна дія має своє речення; «unseen» — для тих, хто не має знати всього.

story-dig = { $seat } копає на клітинці { $cell }: { $card }.
story-pass = { $seat } пропускає хід і таємно скидає: { $card }.
story-pass-unseen = { $seat } пропускає хід.
story-also = { $seat } таємно скидає ще й: { $card }.
story-also-unseen = { $seat } скидає ще одну карту.
story-enough = { $seat } більше нічого не скидає.
story-shed = { $seat } скидає дві карти й позбувається карти «{ $which }». Перша, таємно: { $card }.
story-shed-unseen = { $seat } скидає дві карти й позбувається карти «{ $which }».
story-with = { $seat } таємно скидає другу карту: { $card }.
story-with-unseen = { $seat } скидає другу карту.
story-break = { $seat } чинить саботаж: { $other } отримує карту «{ $card }».
story-break-self = { $seat } ламає власний інструмент: { $card }.
story-repair = { $seat } грає карту «{ $card }»: { $other } позбувається карти «{ $which }».
story-repair-self = { $seat } грає карту «{ $card }» і позбувається карти «{ $which }».
story-trap = { $seat } зачиняє пастку, і { $other } отримує карту «{ $card }».
story-trap-self = { $seat } зачиняється в пастці зсередини: { $card }.
story-free = { $seat } грає карту «{ $card }», і { $other } виходить на волю: карту «{ $which }» знято.
story-free-self = { $seat } грає карту «{ $card }» і виходить на волю: карту «{ $which }» знято.
story-scheme-self = { $seat } кладе перед собою карту «{ $card }».
story-foil = { $seat } грає карту «{ $card }»: { $other } втрачає карту «{ $which }».
story-foil-self = { $seat } грає карту «{ $card }» і зрікається власної карти «{ $which }».
story-map = { $seat } проводить розвідку: { $cell }.
story-map-tunnel = { $seat } розвідує тунель на клітинці { $cell } і скриню під ним.
story-rockfall = { $seat } грає обвал на клітинку { $cell }.
story-rockfall-tunnel = { $seat } грає обвал на скриню на клітинці { $cell }.
story-inspect = { $seat } грає карту «{ $card }» і дивиться роль: { $other }.
story-hat = { $seat } грає карту «{ $card }»: { $other } мусить узяти іншу роль.
story-hat-self = { $seat } грає карту «{ $card }» і мусить узяти іншу роль.
story-swap = { $seat } грає карту «{ $card }»: { $seat } та { $other } міняються всіма картами з руки.
story-reveal = { $seat } спершу відкриває: { $cell }.
story-rotate =
    { $seat } кладе карту { $turned ->
        [1] з розворотом
       *[other] без розвороту
    } ({ $cell }): { $card }.
story-rob = { $other } втрачає золотий: його краде { $seat }.
story-refrain = { $seat } тримається чесно й нічого не краде.

story-reverse = { $seat } грає карту «{ $card }».
story-switch = { $seat } грає карту «{ $card }» і бере в руки дві цілі ({ $cell } та { $cell2 }).
story-settle =
    { $seat } { $turned ->
        [1] міняє місцями дві цілі ({ $cell } та { $cell2 })
       *[other] кладе дві цілі ({ $cell } та { $cell2 }) назад, як було
    }, і більше ніхто про це не знає.
story-settle-unseen = { $seat } кладе дві цілі назад ({ $cell } та { $cell2 }): чи то помінявши, чи ні.
story-storehouse = { $seat } навідується до сховища.
story-take = { $seat } таємно бере зі сховища: { $card }.
story-take-unseen = { $seat } бере зі сховища одну з карт.
story-veto = { $seat } накладає вето: { $other } не грає карту «{ $which }».
story-allow-all = Ніхто не накладає вето.
story-pathfind = { $seat } грає карту «{ $card }»: дві карти тунелів за один хід.
story-lay =
    { $seat } кладе { $number ->
        [1] першу
       *[other] другу
    } із двох карт тунелю на клітинку { $cell }: { $card }.
story-divert = { $seat } грає карту «{ $card }»: тунель «{ $which }» переїздить із клітинки { $from } на клітинку { $cell }.

story-toll = { $seat } садить гнома-митника на клітинку { $cell } й таємно скидає: { $card }.
story-toll-unseen = { $seat } скидає карту й садить гнома-митника на клітинку { $cell }.
story-beg = { $seat } просить допомогти з митом на клітинці { $cell }; вирішує { $other }.
story-agree = { $seat } погоджується заплатити, якщо на клітинці { $cell } копатиме { $other }.
story-agree-own = { $seat } погоджується: на клітинці { $cell } { $other } копає без мита.
story-decline = { $seat } не платитиме за те, що на клітинці { $cell } копає { $other }.
story-decline-own = { $seat } наполягає на миті: { $other } має заплатити на клітинці { $cell }.

story-nudge = { $seat } пересуває на одну клітинку праворуч: { $cell }.
story-unmask = { $seat } бачить у дзеркалі роль: { $other }.
story-grab = { $seat } тягне карту з чужої руки: { $other } має на одну менше.
story-hold = { $seat } таємно лишає собі: { $card }. Решта йде у скид.
story-hold-unseen = { $seat } лишає собі одну з них; решта йде у скид.
story-drop = { $seat } спершу таємно скидає: { $card }.
story-drop-unseen = { $seat } скидає першу з них.
story-fetch = { $seat } таємно бере зі скиду: { $card }.
story-fetch-unseen = { $seat } бере карту зі скиду.

# Карти, які дивляться, відкривають або прибирають.

story-saw-role = { $seat } бачить роль: { $other } — { $card }.
story-saw = { $seat } знаходить: { $card } ({ $cell }).
story-saw-chest = { $seat } знаходить у скрині: { $cards }.
story-saw-discard = { $seat } переглядає: { $cards }.
story-saw-discard-unseen =
    { $seat } переглядає { $count ->
        [1] одну карту
        [one] { $count } карту
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
    } зі скиду.
story-shown-at = Усі бачать, що там лежить ({ $cell }): { $card }.
story-turned = Відкрито ({ $cell }): { $card }.
story-turned-treasure = { $seat } дістається до скарбу: { $cell }!
story-turned-bag-1 = { $seat } викопує торбинку ({ $cell }), а в ній 1 золотий.
story-turned-bag-2 = { $seat } викопує торбинку ({ $cell }), а в ній 2 золоті.
story-turned-dragon = { $seat } будить дракона ({ $cell }), і той вимагає золота!
story-turned-spider = { $seat } натрапляє на павука-гіганта ({ $cell }): раунд закінчено.
story-lift-tunnel-box = Із клітинки { $cell } повертається до коробки: { $card }.
story-set-costume = { $seat } дістається підземної шафи раніше за всіх.
story-set-party = { $seat } випереджає всіх на шляху до підземної вечірки: усі ролі роздають наново.

story-opened-chest-nugget = { $seat } відчиняє скриню: 1 золотий.
story-opened-chest-maps-off = { $seat } відчиняє скриню: мапи розсипаються, і розвідка більше не показує цілей.
story-opened-chest-no-draw = { $seat } відчиняє порожню скриню і добирає на одну карту менше.
story-opened-chest-extra-draw = { $seat } відчиняє скриню і добирає на одну карту більше.
story-opened-chest-shift-goal = { $seat } відчиняє скриню: там потаємний хід, і одна ціль віддаляється.
story-opened-chest-steal = { $seat } відчиняє скриню: наприкінці ходу — карта з чужої руки.
story-opened-chest-sift = { $seat } відчиняє скриню: наприкінці ходу — одна з трьох карт на вибір.
story-opened-chest-spy = { $seat } відчиняє скриню: там дзеркало, що показує роль.
story-opened-chest-rummage = { $seat } відчиняє скриню: скид перетасовують, і з нього можна дістати карту.
story-opened-chest-bury = { $seat } відчиняє скриню: зсув засипає карти колоди.

# Карти, що мандрують із місця на місце, і відкриті числа, що змінюються.

story-move-pile-hand = { $seat } бере з колоди: { $cards }.
story-move-pile-hand-several =
    { $seat } бере з колоди { $count ->
        [one] { $count } карту
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
    }.
story-move-pile-sifted = { $seat } дивиться верх колоди: { $cards }.
story-move-pile-sifted-unseen =
    { $seat } дивиться { $count ->
        [1] останню карту
        [one] { $count } карту
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
    } колоди.
story-move-pile-discard = Із колоди зникає: { $cards }.
story-move-pile-discard-unseen =
    Із колоди скинуто долілиць { $count ->
        [1] одну карту
        [one] { $count } карту
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
    }.
story-pile-empty = Це була остання карта колоди добору.
story-move-hand-hand = { $other } віддає, а { $seat } отримує: { $cards }.
story-move-chest-chest-box = Каміння ховає скриню, а в ній: { $cards }.
story-move-chest-chest-box-unseen =
    Каміння ховає { $count ->
        [1] скриню, так і не відчинену
        [one] { $count } невідчинену скриню
        [few] { $count } невідчинені скрині
        [many] { $count } невідчинених скринь
       *[other] { $count } невідчиненої скрині
    }.
story-move-gold-pile-gold = { $seat } забирає: { $cards }.
story-move-gold-pile-gold-unseen =
    { $seat } забирає { $count ->
        [1] карту золота
        [one] { $count } карту золота
        [few] { $count } карти золота
        [many] { $count } карт золота
       *[other] { $count } карти золота
    }.
story-move-gold-gold-pile = { $seat } розмінює на золоті: { $cards }.
story-move-gold-gold-pile-unseen =
    { $seat } розмінює на золоті { $count ->
        [1] карту золота
        [one] { $count } карту золота
        [few] { $count } карти золота
        [many] { $count } карт золота
       *[other] { $count } карти золота
    }.
story-move-gold-pile-offer = { $seat } вибирає з таких карт: { $cards }.
story-move-gold-pile-offer-unseen =
    { $seat } отримує на вибір { $count ->
        [1] одну карту золота
        [one] { $count } карту золота
        [few] { $count } карти золота
        [many] { $count } карт золота
       *[other] { $count } карти золота
    }.
story-move-offer-offer = { $other } передає далі: { $cards }. Тепер вибирає { $seat }.
story-move-offer-gold = { $seat } лишає собі: { $cards }.
story-move-offer-gold-unseen =
    { $seat } лишає собі { $count ->
        [1] карту золота
        [one] { $count } карту золота
        [few] { $count } карти золота
        [many] { $count } карт золота
       *[other] { $count } карти золота
    }.
story-set-backwards =
    Тепер ходимо { $count ->
        [1] у зворотний бік
       *[other] знову за годинниковою стрілкою
    }.
story-gain =
    { $seat } отримує { $count ->
        [1] золотий
        [one] { $count } золотий
        [few] { $count } золоті
        [many] { $count } золотих
       *[other] { $count } золотого
    }.
story-lose =
    { $seat } втрачає { $count ->
        [1] золотий
        [one] { $count } золотий
        [few] { $count } золоті
        [many] { $count } золотих
       *[other] { $count } золотого
    }.
story-toll-paid = { $seat } платить мито на клітинці { $cell }: золотий отримує { $other }, а гном іде додому.
story-toll-free = { $seat } відпускає гнома з клітинки { $cell } додому, і мита той не бере.

# Кінець раунду й гри.

story-end-hands-empty = Ні в кого не лишилося карт.
story-end-all-passed = Усі пропустили хід.
story-end-no-playable = Більше жодної карти не зіграти.
story-role-shown = { $seat } — { $card }.
story-won = Раунд { $round } закінчено. Переможці: { $cards }.
story-won-digger = Раунд { $round } закінчено: перемагають золотошукачі.
story-won-saboteur = Раунд { $round } закінчено: перемагають саботери.
story-won-greedy = Раунд { $round } закінчено: жадюга загрібає все.
story-won-by-nobody = Раунд { $round } закінчено, і в ньому ніхто не переміг.
story-unpaid = { $seat } не отримує нічого ({ $card }).
story-paid =
    { $seat } отримує { $count ->
        [1] одну карту золота
        [one] { $count } карту золота
        [few] { $count } карти золота
        [many] { $count } карт золота
       *[other] { $count } карти золота
    }{ $aside ->
        [0] { "" }
       *[other] {" "}(відкладено: { $aside })
    }.
story-paid-pieces =
    { $seat } ({ $card }) отримує { $count ->
        [1] один золотий
        [one] { $count } золотий
        [few] { $count } золоті
        [many] { $count } золотих
       *[other] { $count } золотого
    }.
story-paid-pieces-geologist =
    { $seat } (геолог) отримує { $count ->
        [1] один золотий
        [one] { $count } золотий
        [few] { $count } золоті
        [many] { $count } золотих
       *[other] { $count } золотого
    } за кристали.
story-paid-pieces-boss =
    { $seat } (бос) отримує { $count ->
        [1] один золотий
        [one] { $count } золотий
        [few] { $count } золоті
        [many] { $count } золотих
       *[other] { $count } золотого
    } — на один менше, ніж золотошукач.
story-paid-pieces-profiteer =
    { $seat } (посередник) отримує { $count ->
        [1] один золотий
        [one] { $count } золотий
        [few] { $count } золоті
        [many] { $count } золотих
       *[other] { $count } золотого
    } — на два менше, ніж частка інших.
story-paid-pieces-greedy =
    { $seat } (жадюга) хапає { $count ->
        [1] один золотий
        [one] { $count } золотий
        [few] { $count } золоті
        [many] { $count } золотих
       *[other] { $count } золотого
    }, а решті не лишається нічого.
story-score = { $seat }: золота — { $gold }.
story-wins = { $seat } виграє гру! Золота — { $gold }.
story-shares = Спільна перемога: { $seat }, золота — { $gold }.

# The Dark Cave.

story-begin =
    Гра починається. Кожному — { $count ->
        [1] одна карта
        [one] { $count } карта
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
    }, починає { $seat }.
story-set-clan =
    { $seat } — { $count ->
        [1] жовтий
       *[other] синій
    } клан.
story-set-group =
    Карти групи { $count ->
        [1] I
       *[other] II
    } розібрано: тепер іде група { $count ->
        [1] II
       *[other] III
    }.
story-map-secret-information = { $seat } грає карту «Таємна інформація» і проводить розвідку: { $cell }.
story-inspect-secret-information = { $seat } грає карту «Таємна інформація» і дивиться карту клану: { $other }.
story-boots = { $seat } дарує чоботи, і { $other } робить щоходу на крок більше.
story-boots-self = { $seat } взуває чоботи: щоходу на крок більше.
story-axe = { $seat } віддає сокиру, і тепер із нею { $other }.
story-axe-self = { $seat } тримає сокиру напоготові.
story-web = { $seat } натягує павутину на клітинці { $cell }: { $side }.
story-cut = { $seat } рубає сокирою павутину на клітинці { $cell }: { $side }.
story-web-free = { $seat } лишається без павутини на клітинці { $cell }.
story-send-rat = { $seat } випускає щура на клітинці { $cell }.
story-send-lindworm = { $seat } будить ліндворма на клітинці { $cell }.
story-send-goblin = { $seat } випускає гобліна на клітинці { $cell }.
story-prowl-rat = { $seat } веде щура на клітинку { $cell }.
story-prowl-lindworm = { $seat } веде ліндворма на клітинку { $cell }.
story-prowl-goblin = { $seat } веде гобліна на клітинку { $cell }.
story-stay-rat = { $seat } лишає щура на місці.
story-stay-lindworm = { $seat } лишає ліндворма на місці.
story-stay-goblin = { $seat } лишає гобліна на місці.
story-fend-rat = { $seat } махає сокирою, і щур тікає.
story-fend-lindworm = { $seat } махає сокирою, і ліндворм відповзає.
story-fend-goblin = { $seat } махає сокирою, і гоблін накиває п’ятами.
story-endure-rat = { $seat } береже сокиру й підпускає щура.
story-endure-lindworm = { $seat } береже сокиру й підпускає ліндворма.
story-endure-goblin = { $seat } береже сокиру й підпускає гобліна.
story-rat-free = { $seat } прощається зі щуром: на клітинці { $cell } його більше немає.
story-lindworm-free = { $seat } прощається з ліндвормом: на клітинці { $cell } його більше немає.
story-goblin-free = { $seat } прощається з гобліном: на клітинці { $cell } його більше немає.
story-step = { $seat } йде на клітинку { $cell }.
story-step-side = { $seat } йде на клітинку { $cell }, { $side }.
story-step-middle = { $seat } йде на середину клітинки { $cell }.
story-step-ladder = { $seat } йде до драбини на клітинці { $cell }.
story-step-hole = { $seat } йде до темної діри на клітинці { $cell }.
story-step-vein = { $seat } йде до золотої жили на клітинці { $cell }.
story-step-tunnel = { $seat } прослизає в таємний тунель на клітинці { $cell }.
story-step-bridge = { $seat } ступає на міст на клітинці { $cell }.
story-step-exit = { $seat } йде до виходу на клітинці { $cell }.
story-step-goal = { $seat } навпомацки пробирається вперед: { $cell }.
story-stop = { $seat } далі не йде.
story-turned-exit = Світло! { $seat } знаходить вихід: { $cell }.
story-lose-tunnel =
    { $seat } платить за таємний тунель { $count ->
        [1] золотий
        [one] { $count } золотий
        [few] { $count } золоті
        [many] { $count } золотих
       *[other] { $count } золотого
    }.
story-lose-goblin =
    Гоблін тут як тут, і { $seat } втрачає { $count ->
        [1] золотий
        [one] { $count } золотий
        [few] { $count } золоті
        [many] { $count } золотих
       *[other] { $count } золотого
    }.
story-lose-over =
    { $seat } досі в печері та втрачає { $count ->
        [1] золотий
        [one] { $count } золотий
        [few] { $count } золоті
        [many] { $count } золотих
       *[other] { $count } золотого
    }.
story-gain-vein =
    { $seat } добуває із золотої жили { $count ->
        [1] золотий
        [one] { $count } золотий
        [few] { $count } золоті
        [many] { $count } золотих
       *[other] { $count } золотого
    }.
story-move-hand-discard-bridge = Міст хитається, і { $seat } губить: { $cards }.
story-move-hand-discard-bridge-unseen =
    Міст хитається, і { $seat } губить { $count ->
        [1] карту
        [one] { $count } карту
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
    }.
story-move-hand-discard-rat = Щур гризе карти, і { $seat } лишається без такої: { $cards }.
story-move-hand-discard-rat-unseen =
    Щур гризе карти, і { $seat } втрачає { $count ->
        [1] карту
        [one] { $count } карту
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
    }.
story-set-lying =
    { $count ->
        [0] { $seat } підводить свого гнома на ноги
       *[other] Ліндворм б’є: { $seat } лежить у паралічі
    }.
story-role-turned = Карту клану відкрито: { $seat } — { $card }.
story-dwarf-free = { $seat } виходить із печери на клітинці { $cell }!
story-set-first-out = { $seat } на волі раніше за всіх.
story-saw-spare = { $seat } дивиться відкладені карти кланів: { $cards }.
story-saw-spare-unseen =
    { $seat } дивиться { $count ->
        [1] відкладену карту клану
        [one] { $count } відкладену карту кланів
        [few] { $count } відкладені карти кланів
        [many] { $count } відкладених карт кланів
       *[other] { $count } відкладеної карти кланів
    }.
story-propose-end = { $seat } пропонує закінчити гру.
story-consent = { $seat } погоджується: { $other } може закінчити гру.
story-object = { $seat } не погоджується: { $other } грає далі, і всі інші теж.
story-end-clan-out = У печері більше ніхто не працює на один із кланів: гру закінчено.
story-end-agreed = Усі згодні: гру закінчено.
story-won-not-at-all = Ніхто не переміг.
story-won-side-blue = Перемагає синій клан, а з ним і всі, хто на нього працює.
story-won-side-yellow = Перемагає жовтий клан, а з ним і всі, хто на нього працює.
story-victor = { $seat } перемагає!
story-score-blue = Золото синього клану рахується за { $gold }.
story-score-yellow = Золото жовтого клану рахується за { $gold }.

## Про що питають гравця

ask-turn = Ваш хід: зіграйте карту або пропустіть.
ask-which-goal = Ваш тунель дістався кількох карт. Яку відкрити першою?
ask-rotation = Розвернути карту ({ $cell }): { $card }?
ask-gold = Яку карту золота лишаєте собі? Решта піде далі.
ask-pass-more = Скинути ще одну карту? Скільки скинете, стільки й доберете.
ask-shed-second = Яку другу карту віддаєте за це?
ask-theft = Можна вкрасти золотий. У кого?
ask-switch = Справді міняєте місцями дві цілі ({ $cell } та { $cell2 })? Знатимете лише ви.
ask-storehouse = Яку карту берете зі сховища?
ask-veto = { $other } грає карту «{ $which }». Вето?
ask-veto-at = { $other } грає карту «{ $which }» ({ $cell }). Вето?
ask-veto-on = { $other } → { $other2 }: «{ $which }». Вето?
ask-veto-you = { $other } грає на вас карту «{ $which }». Вето?
ask-trail =
    Кладіть { $number ->
        [1] першу
       *[other] другу
    } із двох карт тунелю. Яку?
ask-sponsor = Чи заплатите мито, якщо на клітинці { $cell } копатиме { $other }?
ask-sponsor-own = { $other } хоче копати на клітинці { $cell }, де сидить ваш гном. Пустите без мита?
ask-toll-card = На клітинці { $cell } сидить митник (золото отримає { $other }). Якою картою золота платите? Решту вам повернуть.
ask-shift-goal = Потаємний хід: яка ціль пересунеться на одну клітинку праворуч?
ask-spy = Дзеркало: чию роль дивитеся?
ask-steal = Липкі пальці: з чиєї руки тягнете карту?
ask-sift = Яку з цих карт лишаєте собі? Решта піде у скид.
ask-put-away = Яку з цих карт скидаєте першою?
ask-rummage = Яку карту берете зі скиду?
ask-walk =
    Куди йдете? У запасі { $count ->
        [1] один крок
        [one] { $count } крок
        [few] { $count } кроки
        [many] { $count } кроків
       *[other] { $count } кроку
    }.
ask-hunt-rat =
    Куди біжить щур? У запасі { $count ->
        [1] один крок
        [one] { $count } крок
        [few] { $count } кроки
        [many] { $count } кроків
       *[other] { $count } кроку
    }.
ask-hunt-lindworm =
    Куди повзе ліндворм? У запасі { $count ->
        [1] один крок
        [one] { $count } крок
        [few] { $count } кроки
        [many] { $count } кроків
       *[other] { $count } кроку
    }.
ask-hunt-goblin =
    Куди крадеться гоблін? У запасі { $count ->
        [1] один крок
        [one] { $count } крок
        [few] { $count } кроки
        [many] { $count } кроків
       *[other] { $count } кроку
    }.
ask-fend-rat = Щур поруч і хоче вашу карту. Застосуєте сокиру?
ask-fend-lindworm = Ліндворм поруч і паралізує вас. Застосуєте сокиру?
ask-fend-goblin = Гоблін поруч і хоче золота. Застосуєте сокиру?
ask-end-vote = { $other } пропонує закінчити гру. Згодні?

## Чого чекають інші

wait-turn = ходить { $seat }
wait-which-goal = { $seat } вибирає, яку карту відкрити
wait-rotation = { $seat } розвертає карту
wait-gold = { $seat } вибирає золото
wait-pass-more = { $seat } може скинути ще
wait-shed-second = { $seat } віддає другу карту
wait-theft = { $seat } може вкрасти
wait-switch = { $seat } тримає дві цілі
wait-storehouse = { $seat } шукає у сховищі
wait-veto = мить на вето
wait-trail = { $seat } кладе дві карти тунелю
wait-sponsor = { $seat } вирішує щодо мита
wait-toll-card = { $seat } платить мито
wait-shift-goal = { $seat } пересуває ціль
wait-spy = { $seat } тримає дзеркало
wait-steal = { $seat } от-от витягне карту
wait-sift = { $seat } вибирає одну з трьох
wait-put-away = { $seat } скидає карти
wait-rummage = { $seat } шукає у скиді
wait-walk = { $seat } у дорозі
wait-hunt = { $seat } веде істоту
wait-fend = { $seat } та істота віч-на-віч
wait-end-vote = { $seat } вирішує, чи час закінчити

## Карти

card-unknown = невідома карта
card-start = старт
card-treasure = скарб
card-stone-nw = камінь (лівий поворот)
card-stone-ne = камінь (правий поворот)
card-NESW = перехрестя
card-NES = Т-шахта
card-NEW = Т-штольня
card-NS = шахта
card-EW = штольня
card-NE = правий поворот
card-NW = лівий поворот
card-n = глуха шахта
card-e = глуха штольня
card-n-s = завалена шахта
card-e-w = завалена штольня
card-n-e = завалений правий поворот
card-n-w = завалений лівий поворот
card-n-e-s = завалена Т-шахта
card-n-e-w = завалена Т-штольня
card-n-e-s-w = завалене перехрестя
card-broken-pickaxe = зламана кирка
card-broken-lantern = зламаний ліхтар
card-broken-cart = зламана вагонетка
card-fix-pickaxe = ремонт кирки
card-fix-lantern = ремонт ліхтаря
card-fix-cart = ремонт вагонетки
card-fix-pickaxe-lantern = ремонт кирки чи ліхтаря
card-fix-pickaxe-cart = ремонт кирки чи вагонетки
card-fix-lantern-cart = ремонт ліхтаря чи вагонетки
card-map = розвідка
card-rockfall = обвал
card-NS-EW = міст
card-NW-ES = подвійний лівий поворот
card-NE-SW = подвійний правий поворот
card-ladder-s = драбина в шахті
card-ladder-w = драбина у штольні
card-ladder-ES = драбина на лівому повороті
card-ladder-NE = драбина на правому повороті
card-green-ES = зелені двері на лівому повороті
card-green-EW = зелені двері у штольні
card-green-NS-e = зелені двері в шахті з глухою штольнею
card-blue-NS = сині двері в шахті
card-blue-EW = сині двері у штольні
card-blue-SW = сині двері на правому повороті
card-NE-s = правий поворот із глухою шахтою
card-NS-e-w = шахта з глухими штольнями
card-EW-n-s = штольня з глухими шахтами
card-NS-e = шахта з глухою штольнею
card-ES-n = лівий поворот із глухою шахтою
card-crystal-w = кристал у глухій штольні
card-crystal-s = кристал у глухій шахті
card-crystal-ESW = кристал у Т-штольні
card-crystal-ESW-n = кристал у Т-штольні з глухою шахтою
card-crystal-NES = кристал у Т-шахті
card-crystal-NSW-e = кристал у Т-шахті з глухою штольнею
card-crystal-NESW = кристал на перехресті
card-crystal-EW-s = кристал у штольні з глухою шахтою
card-trapped = Спійманий
card-free-at-last = Вільний
card-theft = Злодій
card-hands-off = Руки геть
card-inspection = Інспекція
card-swap-hats = Обмін ковпаками
card-swap-hands = Обмін інвентарем
card-change-of-direction = Зміна курсу
card-craftsman = Майстер на всі руки
card-bag-1 = торбинка, 1 золотий
card-bag-2 = торбинка, 2 золоті
card-dragon = дракон
card-spider = павук-гігант
card-swap-goals = Туди-сюди
card-storehouse = Сховище
card-veto = Вето
card-pathfinder = Слідопит
card-diversion = Диверсія
card-double-west = велика карта (ліва)
card-double-east = велика карта (права)
card-tunnel-NESW = тунель зі скринею, перехрестя
card-tunnel-NES = тунель зі скринею, Т-шахта
card-tunnel-NEW = тунель зі скринею, Т-штольня
card-tunnel-NE = тунель зі скринею, правий поворот
card-tunnel-NW = тунель зі скринею, лівий поворот
card-chest-nugget = самородок
card-chest-maps-off = подерта мапа (розвідка більше не показує цілей)
card-chest-no-draw = порожня скриня (карту не добирають)
card-chest-extra-draw = знахідка (добирають на карту більше)
card-chest-shift-goal = потаємний хід (ціль зсувається на клітинку)
card-chest-steal = липкі пальці (карта з чужої руки)
card-chest-sift = три карти на вибір
card-chest-spy = дзеркало (погляд на роль)
card-chest-rummage = старий мотлох (карта зі скиду)
card-chest-bury = зсув (п’ять карт колоди засипано)
card-gold-1 = 1 самородок
card-gold-2 = 2 самородки
card-gold-3 = 3 самородки
card-digger = золотошукач
card-saboteur = саботер
card-greedy = жадюга
card-blue = синій золотошукач
card-green = зелений золотошукач
card-boss = бос
card-profiteer = посередник
card-geologist = геолог
card-exit = вихід
card-goal-ladder = ціль із драбиною
card-goal-hole = ціль із темною дірою
card-goal-vein = ціль із золотою жилою
card-hole-NESW = темна діра на перехресті
card-hole-NES = темна діра у Т-шахті
card-hole-NEW = темна діра у Т-штольні
card-ladder-NW = лівий поворот із драбиною
card-ladder-NS = шахта з драбиною
card-ladder-EW = штольня з драбиною
card-bridge-NS-EW = міст над шахтою
card-tunnel-NW-ES = подвійний лівий поворот із таємним тунелем
card-tunnel-NE-SW = подвійний правий поворот із таємним тунелем
card-vein-NEW = золота жила у Т-штольні
card-vein-NES = золота жила у Т-шахті
card-secret-information = Таємна інформація
card-web = павутина
card-boots = чоботи
card-axe = сокира
card-rat = щур
card-lindworm = ліндворм
card-goblin = гоблін
card-yellow-loyal = вірний гном жовтого клану
card-yellow-saboteur = саботер у жовтому клані
card-blue-loyal = вірний гном синього клану
card-blue-saboteur = саботер у синьому клані

## Дії, запитання, сторони світу

verb-pass = пропустити хід
verb-dig = копати
verb-reveal = відкрити
verb-rotate = розвернути
verb-break = зламати
verb-repair = відремонтувати
verb-map = розвідати
verb-rockfall = обвалити
verb-keep = лишити собі
verb-also = скинути й цю
verb-enough = досить
verb-shed = прибрати карту (за 2)
verb-with = віддати другу
verb-trap = спіймати
verb-free = звільнити
verb-scheme = замислити крадіжку
verb-foil = прогнати злодія
verb-inspect = перевірити роль
verb-hat = обміняти ковпак
verb-swap = обмінятися картами
verb-rob = обікрасти
verb-refrain = нічого не красти
verb-reverse = зміна напрямку
verb-switch = узяти дві цілі
verb-settle = справді поміняти
verb-storehouse = піти до сховища
verb-take = узяти зі сховища
verb-veto = накласти вето
verb-allow = дозволити
verb-pathfind = два тунелі
verb-lay = покласти
verb-divert = перекласти тунель
verb-toll = посадити митника
verb-beg = допомога з митом
verb-agree = так, гаразд
verb-decline = ні, не буду
verb-pay = заплатити
verb-nudge = пересунути праворуч
verb-unmask = подивитися роль
verb-grab = витягти карту
verb-hold = лишити одну з трьох
verb-fetch = дістати зі скиду
verb-drop = скинути
verb-web = натягти павутину
verb-boots = дати чоботи
verb-axe = дати сокиру
verb-send = випустити істоту
verb-prowl = крастися
verb-stay = лишити на місці
verb-step = іти
verb-cut = розрубати павутину
verb-stop = далі не йти
verb-fend = застосувати сокиру
verb-endure = поберегти сокиру
verb-propose-end = запропонувати закінчити гру
verb-consent = так, закінчуймо
verb-object = ні, граймо далі

task-turn = треба зіграти карту або пропустити хід
task-which-goal = треба назвати ціль, яку буде відкрито
task-rotation = треба вибрати, яким боком ляже ціль
task-gold = треба лишити собі карту золота
task-pass-more = треба скинути ще карту або сказати «досить»
task-shed-second = треба назвати другу карту, яку віддають
task-theft = треба когось обікрасти або нікого
task-switch = треба вирішити, чи справді міняти цілі
task-storehouse = треба взяти карту зі сховища
task-veto = можна скасувати карту
task-trail = треба покласти карту тунелю
task-sponsor = хтось просить допомогти з митом
task-toll-card = треба заплатити картою золота
task-shift-goal = треба назвати ціль, яку пересунуть
task-spy = треба назвати гравця, чию роль подивляться
task-steal = треба назвати гравця, який втратить карту
task-put-away = треба назвати наступну карту, яку скидають
task-sift = треба лишити одну з трьох карт
task-rummage = треба дістати карту зі скиду
task-walk = треба зробити крок або зупинитися
task-hunt = треба провести істоту або лишити її на місці
task-fend = треба вирішити, чи застосувати сокиру
task-end-vote = треба вирішити, чи закінчити гру

side-N = вгорі
side-E = праворуч
side-S = внизу
side-W = ліворуч

## The line to the server

ui-connection-lost = Зв’язок утрачено; його встановлюють знову.
ui-unreachable = Сервер недоступний.

## Screens

ui-motto = Копайте до золота й дізнайтеся, хто не хоче, щоб ви його знайшли.
ui-play-now = Грати зараз
ui-play-now-about = Базова гра з 4 ботами
ui-play-game-about = { $count ->
    [one] З { $count } ботом
    [few] З { $count } ботами
    [many] З { $count } ботами
   *[other] З { $count } бота
}
ui-new-table = Новий стіл
ui-new-table-about = Оберіть, у що і з ким грати
ui-learn = Навчитися грати
ui-learn-about = Гра за п’ять хвилин
ui-join = Приєднатися за кодом
ui-join-about = Маєте код чи посилання? Введіть його тут.
ui-join-go = Приєднатися
ui-code = Код столу
ui-code-or-link = Код чи посилання
ui-watch = Столи, де можна грати чи дивитися
ui-watch-none = Зараз відкритих столів немає.
ui-offline-title = Немає зв’язку
ui-offline-about = Кожна гра йде на сервері, навіть наодинці з ботами, тож із грою доведеться зачекати. Ваші місця там збережено.
ui-offline-again = Спробувати знову
ui-free-seats =
    { $count ->
        [0] вільних місць немає
        [one] { $count } вільне місце
        [few] { $count } вільні місця
        [many] { $count } вільних місць
       *[other] { $count } вільного місця
    }
ui-playing = триває гра
ui-over = гру закінчено
ui-my-games = Ваші ігри
ui-replay = Повтор
ui-go-on = Продовжити
ui-game-again = Реванш
ui-game-waits = чекає в лобі
ui-language = Мова
ui-settings = Налаштування
ui-called = Вас звати { $name }.
ui-to-home = На головну
ui-not-found = Тут нічого немає
ui-looking = Хвилинку…
ui-table = Стіл
ui-your-name = Ваше ім’я
ui-join-full = Усі місця зайнято. Господар столу може прибрати бота.
ui-only-watch = Лише дивитися
ui-lobby = Лобі
ui-seats = Місця
ui-seat-free = Вільне місце
ui-seat-fills = Якщо ніхто не прийде, сяде бот
ui-sit = Сісти тут
ui-sit-at = Сісти тут: місце { $number }
ui-get-up = Встати
ui-free-seat = Звільнити місце
ui-free-seat-sure = Звільнити місце? { $name } зможе повернутися лише за посиланням або кодом.
ui-free-seat-yes = Так, звільнити
ui-bot = Бот
ui-bot-at = Бот на місці { $number }
ui-no-bot = Без бота
ui-level-random = Бот (навмання)
ui-level-newcomer = Бот (новачок)
ui-level-standard = Бот (думає наперед)
ui-level-detective = Бот (детектив)
ui-persona-any = Будь-який
ui-persona-cautious = Обережний
ui-persona-hot-headed = Запальний
ui-persona-sly = Хитрий
ui-persona-talkative = Балакучий
ui-persona-at = Характер бота на місці { $number }
ui-host = Господар столу
ui-offline = немає зв’язку
ui-ready = готово
ui-not-ready = ще збирається
ui-i-am-ready = Готово
ui-unready = Ще ні
ui-host-starts = { $name } починає гру.
ui-draw-lobby = Випадкове число вашого пристрою бере участь у тасуванні, щоб сервер сам не міг вибрати карти.
ui-draw-on = Збираємо числа для тасування…
ui-draw-left-out = Число вашого пристрою не потрапило в тасування цієї гри, тож ніщо не доводить йому, що карти вибрав не сервер.
ui-waiting-for = { $count ->
    [one] Ще збирається { $count } гравець.
    [few] Ще збираються { $count } гравці.
    [many] Ще збираються { $count } гравців.
   *[other] Ще збираються { $count } гравця.
}
ui-standing = Без місця:
ui-watchers = { $count ->
    [one] Дивиться { $count } людина.
    [few] Дивляться { $count } людини.
    [many] Дивляться { $count } людей.
   *[other] Дивляться { $count } людини.
}
ui-start = Почати гру
ui-leave = Покинути стіл
ui-invite = Запросити інших
ui-qr = Посилання як QR-код
ui-link = Посилання на стіл
ui-copy = Копіювати
ui-copied = Скопійовано
ui-share = Поділитися
ui-theme = Тема
ui-theme-system = Як на пристрої
ui-theme-dark = Темна
ui-theme-light = Світла
ui-motion = Анімації
ui-motion-system = Як на пристрої
ui-motion-full = Усі
ui-motion-less = Менше
ui-sound = Звуки
ui-kept-here = Усе це зберігається лише в цьому браузері.
ui-which-game = Яка гра
ui-game-saboteur = Saboteur
ui-about-game-saboteur = Гноми копають хід до скарбу, а дехто з них хоче, щоб його ніхто не знайшов.
ui-game-cave = Темна печера
ui-about-game-cave = Гноми вибираються зі своїм золотом із темної печери, а дехто з них працює на чужий клан.
ui-edition-jubilee = Базова гра
ui-edition-classic = Базова гра, давніші правила
ui-edition-gigamic = Базова гра, французькі правила
ui-setup-race = Перегони: по одному гному з кожного клану, і перемагає той, хто вийде першим. Золото не рахують.
ui-setup-one-clan = Усі з одного клану, а його саботери працюють на інший, якого тут немає.
ui-setup-two-clans = Два клани. У кожному один гном може бути саботером, що працює на інший.
ui-edition-cave = Темна печера
ui-part-saboteur2 = Саботер 2, з командами
ui-part-greedy = Жадюга
ui-part-swap-goals = Туди-сюди
ui-part-storehouse = Сховище
ui-part-veto = Вето
ui-part-direction = Зміна курсу
ui-part-craftsman = Майстер на всі руки
ui-part-pathfinder = Слідопит
ui-part-diversion = Диверсія
ui-part-toll = Гноми-митники
ui-part-costume = Підземна шафа
ui-part-party = Підземна вечірка
ui-part-new-goals = Нові цілі
ui-part-chests = Скрині зі скарбами
ui-part-sabotaged = Без інструмента немає золота
ui-part-tournament = Турнір
ui-preset-base = Базова гра
ui-preset-greedy = Базова гра з жадюгою
ui-preset-saboteur2 = Саботер 2, командами
ui-preset-party = Усе разом
ui-preset-tournament = Турнір
ui-preset-dark-cave = Темна печера
ui-what-is-played = У що граємо
ui-who-plays = Хто грає
ui-time-and-guests = Час, глядачі, чат
ui-players = Гравці
ui-players-range = гравців: від { $number } до { $count }
ui-fewer = На одне місце менше
ui-more = На одне місце більше
ui-all-bots = Я та боти
ui-all-people = Лише люди
ui-bots-level = Усі боти
ui-bots-persona = Характер усіх ботів
ui-bots-differ = Різні
ui-seat-number = Місце { $number }
ui-person = Людина
ui-parts =
    { $count ->
        [0] Доповнення: жодного
        [one] Доповнення: обрано { $count }
        [few] Доповнення: обрано { $count }
        [many] Доповнення: обрано { $count }
       *[other] Доповнення: обрано { $count }
    }
ui-switches =
    { $count ->
        [0] Домашні правила: без змін
        [one] Домашні правила: змінено { $count }
        [few] Домашні правила: змінено { $count }
        [many] Домашні правила: змінено { $count }
       *[other] Домашні правила: змінено { $count }
    }
ui-clash = Не можна разом із частиною «{ $name }»: { $why }.
ui-setting-chests = Де лежать скрині
ui-setting-chests-usual = Випадково
ui-edition = Видання
ui-clock = Годинник
ui-clock-none = без обмеження часу
ui-clock-move = час на хід
ui-clock-bank = час на всю гру
ui-clock-seconds = Секунди
ui-clock-increment = Додаткові секунди за хід
ui-window = Час, щоб зупинити карту
ui-window-seconds =
    { $count ->
        [one] { $count } секунда
        [few] { $count } секунди
        [many] { $count } секунд
       *[other] { $count } секунди
    }
ui-interval = Між раундами
ui-interval-none = наступний починається одразу
ui-interval-seconds =
    усі мають до { $count ->
        [one] { $count } секунди
        [few] { $count } секунд
        [many] { $count } секунд
       *[other] { $count } секунди
    }
ui-sit-in = Якщо хтось втратить зв’язок
ui-sit-in-after =
    через { $count ->
        [one] { $count } хвилину
        [few] { $count } хвилини
        [many] { $count } хвилин
       *[other] { $count } хвилини
    } гратиме бот
ui-sit-in-never = стіл чекатиме
ui-sit-in-told = 
    Якщо хтось втратить зв’язок, через { $count ->
        [one] { $count } хвилину
        [few] { $count } хвилини
        [many] { $count } хвилин
       *[other] { $count } хвилини
    } гратиме бот.
ui-sit-in-told-never = Якщо хтось втратить зв’язок, стіл чекатиме.
ui-sit-in-alone = Коли ви граєте лише з ботами, стіл чекає на вас скільки треба.
ui-listed = Показувати стіл на головній сторінці
ui-watchable = Дозволити глядачів
ui-chat = Дозволити вільний чат
ui-bots-talk = Боти трохи розмовляють
ui-advice-allow = Поради в записнику: хто може бути проти решти, судячи з того, що бачили всі
ui-advice-allowed = За цим столом записник дає поради: кожен може спитати, хто, можливо, проти решти.
ui-make-table = Створити стіл
ui-settings-link = Посилання на ці налаштування
ui-step = Крок
ui-step-back = На крок назад
ui-step-on = На крок уперед
ui-step-play = Відтворити
ui-eye = Вигляд
ui-eye-all = Усе відкрито
ui-eye-public = Глядач
ui-lesson-aim = Хто ви
ui-lesson-aim-text = Золотошукачі хочуть прокласти тунель від старту до скарбу. Саботери хочуть, щоб карти скінчилися раніше. Ніхто не знає, хто є хто.
ui-lesson-dig = Копати
ui-lesson-dig-text = Покладіть карту тунелю так, щоб зійшлися всі боки. Потрібен суцільний шлях до старту. Деякі карти — глухі кути.
ui-lesson-tools = Ламати й лагодити
ui-lesson-tools-text = Зламаний інструмент перед гравцем не дає йому копати. Ремонт того ж виду прибирає його, у вас чи в будь-кого.
ui-lesson-rockfall = Обвал
ui-lesson-rockfall-text = Прибирає з поля одну карту тунелю, але ніколи не старт і не ціль.
ui-lesson-map = Подивитися
ui-lesson-map-text = Таємно подивіться одну з трьох цілей. Іншим можна сказати, що там, або щось інше.
ui-lesson-pass = Пропустити хід
ui-lesson-pass-text = Скиньте карту долілиць замість того, щоб грати. Після кожного ходу ви берете карту, доки вони є.
ui-lesson-end = Кінець раунду
ui-lesson-end-text = Хто дійшов до цілі, перевертає її. Якщо це скарб, перемогли золотошукачі; якщо в усіх скінчилися карти — саботери.
ui-lesson-gold = Золото
ui-lesson-gold-text = Переможці ділять карти золота, від одного до трьох золотих. Після трьох раундів перемагає найбагатший гном.
ui-change-settings = Змінити налаштування
ui-change-done = Граємо так
ui-change-not = Лишити як було
ui-about-part-saboteur2 = Команди, двері, драбини, кристали, пастки та злодії.
ui-about-part-greedy = Один золотошукач жадібний і перемагає сам, завершивши шлях.
ui-about-part-swap-goals = Карта, що міняє місцями дві приховані цілі, або лише вдає.
ui-about-part-storehouse = Карта, що повертає одну з п’яти останніх скинутих.
ui-about-part-veto = Карта, що зупиняє щойно оголошену карту.
ui-about-part-direction = Карта, що змінює напрямок гри.
ui-about-part-craftsman = Карта, що лагодить будь-який інструмент.
ui-about-part-pathfinder = Карта, що кладе дві карти тунелю за один хід.
ui-about-part-diversion = Карта, що переносить останню покладену карту тунелю.
ui-about-part-toll = Гноми, що перекривають клітинку, доки їм не заплатять.
ui-about-part-costume = Велика карта на шляху: хто дійде до неї раніше за всіх, міняє роль.
ui-about-part-party = Велика карта на шляху: коли до неї дійдуть, усі ролі роздають наново.
ui-about-part-new-goals = П’ять цілей: скарб серед каменів, торбинок із золотом, драконів і павука-гіганта.
ui-about-part-chests = Закриті тунелі на шляху, під кожним скриня зі скарбом.
ui-about-part-sabotaged = Золотошукачі зі зламаним інструментом не отримують золота.
ui-about-part-tournament = Карта на шляху з самого початку, плата золотими, жадюги.
ui-switch-E1 = карт золота, коли перемогли золотошукачі
ui-switch-E1-per-digger = на кожного золотошукача
ui-switch-E1-per-player = на кожного гравця
ui-switch-E2 = коли закінчується раунд без скарбу
ui-switch-E2-hands-empty = коли ні в кого немає карт
ui-switch-E2-all-passed = коли всі пропустили хід
ui-switch-E2-no-playable = коли нема що зіграти
ui-switch-E3 = хто починає наступний раунд
ui-switch-E3-last-turn = ліворуч від того, хто робить останній хід
ui-switch-E3-last-card = ліворуч від того, хто грає останню карту
ui-switch-E3-last-path = ліворуч від того, хто кладе останній тунель
ui-switch-E4 = кілька цілей одразу
ui-switch-E4-all = відкривають усі
ui-switch-E4-one-only = відкривають лише одну
ui-switch-E5 = як лежить ціль, коли пасують обидва боки
ui-switch-E5-chooser = на вибір
ui-switch-E5-chooser-if-misfit = на вибір, якщо не пасує
ui-switch-E5-fixed = так, як покладено
ui-switch-E6 = ламати власний інструмент
ui-switch-E6-no = не можна
ui-switch-E6-yes = можна
ui-switch-E7 = хто перемагає, коли двері не пускають обидві команди
ui-switch-E7-boss-profiteer = бос і посередник
ui-switch-E7-boss-alone = лише бос
ui-switch-E8 = яку роль дає обмін ковпаками
ui-switch-E8-top-under = верхню з колоди ролей, стару кладуть донизу
ui-switch-E8-random-out = випадкову, стара вибуває
ui-switch-E8-top-out = верхню з колоди ролей, стара вибуває
ui-switch-E9 = саботер доходить до відкритого скарбу
ui-switch-E9-both-teams = перемагають обидві команди
ui-switch-E9-nobody = не перемагає ніхто
ui-switch-E10 = спіймати себе
ui-switch-E10-no = не можна
ui-switch-E10-yes = можна
ui-setting-chests-fan = одна біля порога, потім по одній перед кожною ціллю
ui-setting-chests-gauntlet = по дві з кожного боку прямого шляху
ui-setting-chests-stairs = навскіс через шлях, зліва знизу направо вгору
ui-setting-chests-wings = далеко від прямого шляху, дві на початку й дві в кінці
ui-clash-greedy-saboteur2 = у його ролях немає місця жадюзі
ui-clash-sabotaged-saboteur2 = там платять за командами, а не за інструментами
ui-clash-saboteur2-tournament = обидва мають свої ролі й свою плату
ui-clash-greedy-tournament = у турнірі є свої жадюги
ui-clash-costume-party = це два боки однієї карти
ui-clash-costume-tournament = не лишається ролі для обміну, і обидві лежать на тій самій клітинці
ui-clash-party-tournament = обидві лежать на тій самій клітинці

## Екрани: стіл

ui-table-board = Ігрове поле
ui-table-cell = { $cell }: { $card }, з’єднано зі стартом
ui-table-cell-cut = { $cell }: { $card }, відрізано
ui-table-cell-hidden = { $cell }: долілиць, { $card }
ui-table-target = Вибрати { $cell }
ui-table-target-chosen = { $cell } вибрано: натисніть ще раз, щоб підтвердити
ui-token = Жетон, { $cell }
ui-token-owned = Жетон ({ $seat }), { $cell }
ui-token-toll = Гном-митник на клітинці { $cell } ({ $seat })
ui-table-counted-gold = золото: { $count }
ui-table-pick-point = Виберіть місце, що світиться.
ui-way = { $cell }: { $price }
ui-way-steps =
    { $count ->
        [one] { $count } крок
        [few] { $count } кроки
        [many] { $count } кроків
       *[other] { $count } кроків
    }
ui-way-card =
    { $count ->
        [one] коштує { $count } карту
        [few] коштує { $count } карти
        [many] коштує { $count } карт
       *[other] коштує { $count } карт
    }
ui-way-gold =
    { $count ->
        [one] коштує { $count } золотий
        [few] коштує { $count } золоті
        [many] коштує { $count } золотих
       *[other] коштує { $count } золотих
    }
ui-way-go = Піти туди ({ $price })
ui-way-going = У дорозі…
ui-token-dwarf = Гном ({ $seat }), { $cell }
ui-token-rat = Щур ({ $seat }), { $cell }
ui-token-lindworm = Ліндворм ({ $seat }), { $cell }
ui-token-goblin = Гоблін ({ $seat }), { $cell }
ui-token-web = Павутина ({ $seat }), { $cell }, показує { $count }
ui-token-nugget = Золото на жилі, { $cell }
ui-seat-lying = параліч
ui-gone-dwarf = назовні
ui-banner-yellow = клан: жовтий
ui-banner-blue = клан: синій
ui-aim-yellow-loyal = Винесіть золото для свого, жовтого клану.
ui-aim-yellow-saboteur = На вигляд клан жовтий, але золото ви виносите для синього.
ui-aim-blue-loyal = Винесіть золото для свого, синього клану.
ui-aim-blue-saboteur = На вигляд клан синій, але золото ви виносите для жовтого.
ui-aim-race = Виведіть свого гнома з печери першим: золото не рахують.
ui-won-race = { $seat } виходить раніше й перемагає!
ui-sums = Що винесли клани
ui-sums-worked = На нього працювали:
ui-sum-gold =
    { $count ->
        [one] золота { $gold } × { $count } гном, що працює на інший клан = { $worth }
        [few] золота { $gold } × { $count } гноми, що працюють на інший клан = { $worth }
        [many] золота { $gold } × { $count } гномів, що працюють на інший клан = { $worth }
       *[other] золота { $gold } × { $count } гномів, що працюють на інший клан = { $worth }
    }
ui-table-zoom-in = Більше
ui-table-zoom-out = Менше
ui-table-fit = Показати все
ui-table-hand = Ваша рука
ui-table-players = Гравці
ui-table-question = Що треба зробити
ui-table-deed = { $verb }: { $name }
ui-table-pick-card = Виберіть карту, щоб зіграти її або скинути.
ui-table-pick-cell = Виберіть клітинку на полі.
ui-table-pick-seat = Виберіть гравця.
ui-table-pick-which = Яка карта?
ui-table-rotate = Розвернути
ui-table-back = Скасувати
ui-table-pass = Скинути й пропустити
ui-table-noted = Вашу відповідь записано; її ще можна змінити.
ui-let-turn = Дозволити все в цьому ході
ui-let-round = Дозволити все в цьому раунді
ui-letting-turn = У цьому ході ви дозволяєте все.
ui-letting-round = У цьому раунді ви дозволяєте все.
ui-let-not = Питати знову
ui-table-yes = Так, поміняти
ui-table-no = Ні, залишити
ui-table-turned = Розвернута
ui-table-unturned = Не розвернута
ui-table-clock = Залишилося секунд: { $count }
ui-table-paused = Гру призупинено.
ui-holds-backwards = Хід іде у зворотний бік.
ui-table-you = ви
ui-table-acts = ходить
ui-table-bot = бот
ui-table-away = не за столом
ui-table-offline = немає зв’язку
ui-table-bot-in = бот через { $time }
ui-table-cards = карт: { $count }
ui-table-gold = карт золота: { $count }
ui-table-worth = вартість: { $count }
ui-table-pieces = золотих: { $count }
ui-table-known-role = вам відомо: { $card }
ui-table-cover = Сховати або показати те, що знаєте лише ви
ui-table-covered = Сховано. Торкніться, щоб показати.
ui-self = Хто ви
ui-self-role = Ваша роль
ui-self-unknown = Поки невідомо
ui-self-known = Що ви знаєте
ui-self-nothing = Поки нічого таємного.
ui-self-cell = { $cell }: { $card }
ui-self-seat = { $seat }: { $card }
ui-self-got-it = Зрозуміло
ui-table-pile = Раунд { $round } · колода: { $count }
ui-table-pile-alone = Колода: { $count }
ui-table-more = Ще
ui-table-log = Журнал
ui-table-talk = Чат
ui-table-menu = Стіл
ui-table-chat = Сказати щось
ui-table-send = Надіслати
ui-log-show = Показати на полі
ui-log-more =
    { $count ->
        [one] Ще { $count } рядок
        [few] Ще { $count } рядки
        [many] Ще { $count } рядків
       *[other] Ще { $count } рядка
    }
ui-mat = Перед гравцем: { $name }
ui-talk-said = Що було сказано
ui-talk-nothing = Поки ніхто нічого не сказав.
ui-talk-unread = нове
ui-turn-yours = Ваш хід
ui-turn-waits = За столом чекають на вас.
ui-notice-ask = Сповіщати вас про ваш хід, коли ви зайняті іншим?
ui-notice-yes = Так, сповіщати
ui-notice-no = Ні, дякую
ui-table-connecting = Зв’язок відновлюється.
ui-table-try-again = Спробувати зараз
ui-table-bot-plays = За вас грає бот.
ui-table-i-am-back = Я знову тут
ui-table-be-away = Нехай за мене грає бот
ui-pace = Боти грають
ui-pace-calm = неквапно
ui-pace-brisk = жваво
ui-pace-at-once = миттєво
ui-table-pause = Призупинити
ui-table-continue = Продовжити
ui-table-void = Закінчити без результату
ui-table-leave = Покинути стіл
ui-table-home = На головну
ui-table-watchers = Дивляться: { $count }
ui-told-away = { $seat }: замість гравця грає бот.
ui-told-back = { $seat } знову тут.
ui-told-pace = Тепер боти грають { $text }.
ui-told-continued = Гра триває.
ui-told-ended = Гру закінчено.
ui-told-void = Гру закінчено без результату.
ui-told-wish-pause = { $name } просить паузу.
ui-told-wish-continue = { $name } хоче продовжити.
ui-told-wish-void = { $name } хоче закінчити гру.
ui-told-wish-sit-in = { $name } пропонує, щоб грав бот: { $seat }.
ui-told-emote = { $name } { $text }
ui-told-words = { $name }: { $text }
ui-end-nobody = Ніхто не виграв
ui-end-winners = Перемога: { $name }
ui-end-score = Золото: { $count }
ui-end-worth = Вартість: { $count }
ui-end-rematch = Ще раз із тими самими гравцями
ui-end-to-rematch = До наступної гри
ui-end-replay = Переглянути запис
ui-end-look = Глянути на поле
ui-draw-kept = Число вашого пристрою взяло участь у тасуванні, як і обіцяно. Щоб це перевірити й витягнути кожну карту ще раз:
ui-draw-broken = Тасування не таке, яке обіцяли вашому пристрою: не довіряйте цій роздачі. Щоб її перевірити:
ui-draw-others = У тасуванні взяли участь числа пристроїв гравців. Щоб це перевірити й витягнути кожну карту ще раз:
ui-draw-alone = Тасував лише сервер. Щоб перевірити, що після роздачі нічого не змінено:
ui-aim-digger = Прокопайте шлях від старту до скарбу.
ui-aim-saboteur = Не підпустіть інших до скарбу й не видайте себе.
ui-aim-greedy = Дійдіть до скарбу самі: тоді все ваше.
ui-aim-blue = Дійдіть до скарбу; зелені двері вас не пропустять.
ui-aim-green = Дійдіть до скарбу; сині двері вас не пропустять.
ui-aim-boss = Ви перемагаєте з будь-якою командою, але отримуєте на один золотий менше.
ui-aim-profiteer = Ви перемагаєте з будь-яким переможцем, але отримуєте на два золоті менше.
ui-aim-geologist = Вам заплатять за кристали на полі.
ui-claim-role = «{ $seat } — { $card }»
ui-claim-goal = «{ $cell } — { $card }»
ui-claim = Зробити заяву
ui-table-agree = Підтримую
ui-table-sit-in = { $seat }: нехай грає бот
ui-table-keys = Клавіші: 1–9 вибирають карту, стрілки клітинку або гравця, R розвертає, I розповідає про карту, Enter підтверджує, Esc скасовує, + − 0 масштаб, ? показує це.
ui-claim-true = Це була правда.
ui-claim-false = Це була неправда.
ui-claim-who = Хто?
ui-claim-where = Яка карта?
ui-claim-what = Що це?
ui-claim-make = Заявити
ui-round-over = Раунд { $round } закінчено
ui-round-go-on = Наступний раунд
ui-round-waits = Очікуємо: { $name }
ui-round-result = До результату
ui-round-unfold = Хто ким був
ui-missed = Поки вас не було
ui-phrase-good-game = Гарна гра!
ui-phrase-hello = Вітаю!
ui-phrase-hurry = Швидше!
ui-phrase-need-a-map = У кого є розвідка?
ui-phrase-need-a-tool = Мені потрібен інструмент!
ui-phrase-not-me = Це не я!
ui-phrase-one-more = Ще одну!
ui-phrase-sorry = Перепрошую!
ui-phrase-thanks = Дякую!
ui-phrase-trust-me = Повірте мені.
ui-phrase-watch-out = Обережно!
ui-phrase-well-dug = Гарно копаєте!
ui-phrase-why = Чому так?
ui-phrase-your-turn = Ваш хід.
ui-emote-angry = сердиться
ui-emote-cheer = радіє
ui-emote-laugh = сміється
ui-emote-sad = сумує
ui-emote-think = розмірковує
ui-emote-wink = підморгує
ui-emote-wow = дивується
ui-emote-yawn = позіхає

## Screens: learning

ui-lesson-first = Зіграти перший раунд
ui-lesson-first-about = Гном поруч підкаже, що робити. П’ять хвилин — і ви знаєте гру.
ui-lesson-read = Або прочитайте тут
ui-lesson-coach = Ваш наставник
ui-lesson-step = Крок { $number } з { $count }
ui-lesson-others = Тепер ходять інші. Дивіться уважно: їхні вчинки видають, хто вони.
ui-lesson-hurry = Далі
ui-lesson-again = На початок
ui-lesson-leave = Вийти з уроку
ui-lesson-play = Зіграти по-справжньому
ui-lesson-who = Хто саботер?
ui-lesson-alone = Це урок: більше нікого за столом немає.
ui-lesson-cannot = Туди вона не ляже: тунель має зустріти тунель, а скеля — скелю.
ui-lesson-do-dig = Ви золотошукач. Під однією з трьох карт праворуч лежить скарб, і туди потрібен тунель. Виберіть на руці перехрестя, потім клітинку праворуч від старту й підтвердьте, вибравши її ще раз.
ui-lesson-do-map = Після кожного ходу ви берете карту. Але куди копати? Зіграйте розвідку на найнижчу з трьох цілей: що там лежить, побачите лише ви.
ui-lesson-do-mend = Ви бачили скарб: він праворуч унизу! Але хтось зламав ваш ліхтар, і без ремонту копати не можна. Виберіть ремонт ліхтаря чи вагонетки, потім себе серед гравців.
ui-lesson-do-turn = Тепер копайте далі й донизу, до скарбу. Виберіть Т-штольню й клітинку в кінці тунелю та розверніть карту так, щоб одна гілка йшла вниз: кнопкою або клавішею R.
ui-lesson-do-rockfall = Найнижча карта тунелю — глухий кут: її ходи закінчуються у скелі, і ніхто не пройде. Зіграйте на неї обвал, щоб звільнити місце для кращої карти.
ui-lesson-do-accuse = Хтось тут не хоче, щоб ви знайшли золото. Серед вас чотирьох не більше одного саботера, але хто це? Виберіть ім’я й подивіться, що цей гравець робив досі.
ui-lesson-accused = Влучно! { $seat } копає лише раз, про людське око. Потім — два зламані інструменти й глухий кут там, де найболючіше. Тепер зіграйте зламану вагонетку: { $seat } не зможе копати без ремонту.
ui-lesson-do-reach = Інші згодні з вами: там тепер зламані всі три інструменти. Бракує однієї карти. Покладіть штольню поруч зі скарбом!
ui-lesson-do-gold = Скарб! Усі ролі відкрито, і ви мали рацію. Золотошукачі ділять стільки карт золота, скільки їх самих; до цілі дійшли ви, тож перший вибір за вами. Беріть карту, де найбільше самородків.
ui-lesson-over = Ваше золото лишається у вас, решту ділять інші золотошукачі. Це був один раунд; у грі їх три, а потім перемагає найбагатший гном.
ui-lesson-no-pass = Пропустити хід — це скинути карту долілиць і взяти іншу. Часом більше нічого не лишається, але зараз у вас є кращий хід.
ui-lesson-no-map-later = Добра думка, але спершу прокопайте трохи, щоб інші мали що продовжувати.
ui-lesson-no-away = Там вона пасує, але веде геть від цілей. Вони праворуч.
ui-lesson-no-crossing-first = Ця карта теж пасує, але притримайте її. На початку найкраще перехрестя: воно відкриває шляхи на всі боки.
ui-lesson-no-other-goal = Дивитися можна будь-яку ціль. Цього разу візьміть найнижчу.
ui-lesson-no-rockfall-later = Усі ці тунелі добрі. Прибережіть обвал для поганого.
ui-lesson-no-too-early = Кому ви хочете нашкодити? Поки не можна знати, хто проти вас. Прибережіть цю карту.
ui-lesson-no-blind-digging = Можна, але ви ще не знаєте, куди копати. Спершу подивіться.
ui-lesson-no-north = Так вона пасує, але гілка веде вгору, а скарб унизу. Розверніть карту.
ui-lesson-no-bend = Цей поворот теж веде вниз, але закриває всі інші шляхи. Т-штольня лишить їх відкритими.
ui-lesson-no-dead-end = Це глухий кут: його ходи закінчуються у скелі, і далі копати нікуди. Таке кладуть саботери.
ui-lesson-no-not-there = Пасує, але до скарбу ви не наблизитеся. Дивіться на стрілку.
ui-lesson-no-good-tunnel = Ця карта — частина вашого шляху. Глухий кут — найнижча.
ui-lesson-no-blocked = Там копати можна, але найкоротший шлях до скарбу закрито. Спершу звільніть його.
ui-lesson-no-clear-first = Терпіння, це наступний крок. Спершу треба прибрати глухий кут.
ui-lesson-no-suspect-1 = { $seat } копає за кожної нагоди, і завжди до цілей. Це говорить на користь золотошукача, а проти не говорить нічого. Подивіться на інших.
ui-lesson-no-suspect-3 = Два пропуски здаються лінощами, але, може, просто не щастить із картами. Зате { $seat } копає для вас і лагодить чужий інструмент. Подивіться на інших.
ui-lesson-no-either-tool = Із цією картою { $seat } теж не зможе копати, але цього разу візьміть зламану вагонетку.
ui-lesson-no-stop-first = Можна копати далі, але доки в саботера цілі інструменти, наступний глухий кут не забариться. Спершу зупиніть його.
ui-lesson-no-does-not-reach = Пасує, але праворуч у неї немає виходу: до цілі вона не дістане.
ui-lesson-no-dig-now = Це вже не потрібно: до скарбу бракує однієї карти.
ui-lesson-no-more-gold = На цій карті менше самородків. Візьміть іншу: у кінці рахується лише золото.
ui-lesson-learnt = Чого ви навчилися
ui-lesson-well-done = Гарно прокопано! Тепер ви знаєте все, що потрібно за справжнім столом.
ui-lesson-learnt-dig = Карти тунелю кладуть туди, де сходяться всі боки і є суцільний шлях до старту; їх можна розвернути догори ногами.
ui-lesson-learnt-tools = Зламаний інструмент не дає гравцеві копати, доки його хтось не полагодить.
ui-lesson-learnt-cards = Розвідка показує вам одну ціль, обвал прибирає одну карту тунелю, а глухий кут нікуди не веде.
ui-lesson-learnt-people = Вчинки гравців видають, хто вони: дивіться, хто копає, хто лагодить і хто ламає.
ui-lesson-learnt-gold = Якщо до скарбу дійшли, золото ділять золотошукачі; якщо карти скінчилися раніше — саботери.

## Screens: learning The Dark Cave

ui-lesson-cave = Вийти з Темної печери
ui-lesson-cave-about = Гном поруч підкаже, що робити. Десять хвилин — і ви знаєте гру.
ui-lesson-cave-aim = На кого ви працюєте
ui-lesson-cave-aim-text = Усі бачать ваш клан, але ніхто не бачить, чи ви йому вірні. Саботер належить до одного клану, а працює на інший.
ui-lesson-cave-card = Спершу карта
ui-lesson-cave-card-text = Покладіть карту тунелю, зіграйте іншу карту або скиньте одну чи дві. Карта тунелю має пасувати до всіх сусідніх і продовжувати одну з них; зв’язок зі стартом не потрібен.
ui-lesson-cave-steps = Потім гном
ui-lesson-cave-steps-text = Ваш гном може зробити три кроки, від ділянки до ділянки. Від однієї драбини до будь-якої іншої — один крок.
ui-lesson-cave-creatures = Істоти
ui-lesson-cave-creatures-text = Вони виходять із темних дір, а ведете їх ви. Щур забирає карту, гоблін — 1 золотий, а ліндворм паралізує: один хід без кроків.
ui-lesson-cave-webs = Павутина й сокири
ui-lesson-cave-webs-text = Крізь павутину не пройти; за два ходи свого власника вона зникає. Сокира перед вами послаблює павутину або проганяє істоту.
ui-lesson-cave-veins = Золоті жили
ui-lesson-cave-veins-text = Якщо ваш шлях закінчився на жилі, ви берете золото, а ваша карта клану лишається відкритою до кінця гри.
ui-lesson-cave-out = Вихід
ui-lesson-cave-out-text = Він лежить долілиць в одному з чотирьох кутів. Хто виходить, показує карту клану, і золото врятоване. Золото, що лишилося в печері, втрачено.
ui-lesson-cave-value = Хто перемагає
ui-lesson-cave-value-text = Золото, яке клан виніс, рахують по разу за кожного гнома, що працює на інший клан. Більша сума перемагає, а з нею всі, хто на неї працює, надворі чи в печері.
ui-lesson-do-cave-look = Ваш гном має 3 золоті й мусить вийти з цієї печери. Одна з чотирьох карт по кутах — вихід: зіграйте Таємну інформацію на нижню праву, і її побачите лише ви.
ui-lesson-do-cave-lay = Це вихід! І інші вже копають туди. Покладіть карту з драбиною в кінці їхнього тунелю так, щоб вона вела вниз.
ui-lesson-do-cave-climb = Після карти можна пройти до трьох кроків. Від драбини до драбини — лише один: ідіть зі старту до тієї, яку ви щойно поклали.
ui-lesson-do-cave-rest = Лишилося два кроки, але тунелю попереду ще немає. Далі не йдіть.
ui-lesson-do-cave-axe = { $seat } сплітає павутину просто перед вами, а крізь павутину гном не пройде. Покладіть сокиру перед собою: вона знадобиться з наступного ходу.
ui-lesson-do-cave-wait = У той хід, коли сокиру поклали, вона ще не допоможе. Лишайтеся тут, далі не йдіть.
ui-lesson-do-cave-endure = Гоблін із темної діри, і веде його { $seat }! Він забирає 1 золотий у того, кого зустріне. Сокира його прожене, але вона потрібна вам для павутини: побережіть її.
ui-lesson-do-cave-send = Ви теж так умієте. Одразу за вами стоїть { $seat }: зіграйте щура, він вийде з темної діри.
ui-lesson-do-cave-lead = Тепер щура ведете ви, до трьох кроків. Його жертва — { $seat }: кого щур зустріне, той втрачає випадкову карту.
ui-lesson-do-cave-cut = Павутина слабшає з кожним ходом свого власника. Тепер досить одного удару сокири, і кроку він не коштує: розрубайте її.
ui-lesson-do-cave-walk = Шлях вільний! Пройдіть два кроки до кінця тунелю, і не далі.
ui-lesson-do-cave-vein = До виходу бракує однієї карти. Покладіть туди золоту жилу: на ній лежить 1 золотий.
ui-lesson-do-cave-gold = Чий шлях закінчився на жилі, той бере золото, але назавжди відкриває карту клану. Ви вірні клану й не маєте чого ховати: ідіть до золота й лишайтеся там.
ui-lesson-do-cave-inspect = Вихід відкрито! Але двоє з вас чотирьох — саботери. { $seat } весь час копає разом із вами й теж стоїть біля виходу. Подивіться цю карту клану Таємною інформацією.
ui-lesson-do-cave-exit = Таки саботер! { $seat } винесе золото для чужого клану. Випередіть: три кроки — і ви на виході, поза печерою.
ui-lesson-cave-over = Обидва вірні гноми надворі, і гра одразу скінчилася. Ваші 6 золотих рахують по разу за кожного з 2, хто працює на інший клан: 12. У них 0, перемога ваша!
ui-lesson-no-cave-pass = Замість зіграти карту, можна скинути одну чи дві й узяти стільки ж. Але зараз у вас є кращий хід.
ui-lesson-no-cave-propose = Раз на хід можна запропонувати закінчити гру, і згодитися мають усі. Для цього ще зарано.
ui-lesson-no-cave-other-corner = Вихід може бути в будь-якому куті. Цього разу візьміть нижній правий.
ui-lesson-no-cave-corner-first = Вона покаже й карту клану. Але спершу треба знати, де вихід.
ui-lesson-no-cave-keep-axe = Прибережіть сокиру: поки ніщо вам не заважає.
ui-lesson-no-cave-look-first = Можна й копати, але ще невідомо куди. Спершу пошукайте вихід.
ui-lesson-no-cave-seen = Де вихід, ви вже знаєте. Прибережіть цю карту.
ui-lesson-no-cave-keep-rat = Прибережіть щура. Його час іще настане.
ui-lesson-no-cave-away = Там вона пасує, але до виходу не наближає. Дивіться на стрілку.
ui-lesson-no-cave-ladder-first = Ця карта теж пасує. Але драбина збереже вам довгий шлях: візьміть її.
ui-lesson-no-cave-walk-on = Можна й лишитися на місці. Але до виходу далеко: ідіть далі.
ui-lesson-no-cave-ladder-shorter = Так довше. Драбиною туди один крок.
ui-lesson-no-cave-back = Це геть від виходу.
ui-lesson-no-cave-web-first = Можна, але павутина все одно на шляху. Спершу подумайте про неї.
ui-lesson-no-cave-own-axe = Тоді нею скористається { $seat }. Покладіть її перед собою.
ui-lesson-no-cave-fend = Це врятує 1 золотий, але лишить вас перед павутиною без сокири. Побережіть її.
ui-lesson-no-cave-inspect-later = Гарна думка, але це почекає.
ui-lesson-no-cave-rat-first = Це на наступний хід. За спиною у вас { $seat }: спершу щур.
ui-lesson-no-cave-lead-on = Там він нікого не зустріне. Його жертва — { $seat }.
ui-lesson-no-cave-nobody = Там нікого немає. Його жертва — { $seat }.
ui-lesson-no-cave-cut-first = Спершу розрубайте павутину: вона закриває шлях до виходу.
ui-lesson-no-cave-vein-down = Так вона теж пасує, але цього разу покладіть її жилою вгору: розверніть карту.
ui-lesson-no-cave-vein-better = Ця теж довела б до виходу, але жила принесе вам золото.
ui-lesson-no-cave-vein-stop = Хто лише проходить через жилу, не бере нічого. Зупиніться на ній.
ui-lesson-no-cave-deeds-1 = Павутина, гоблін: на кого працює { $seat }, ви вже знаєте.
ui-lesson-no-cave-deeds-2 = { $seat } щойно відкриває вам вихід і жодного разу не шкодить. Подивіться на інших.
ui-lesson-no-cave-inspect-now = Копати вже нічого: вихід відкрито. Дізнайтеся, хто стоїть поруч.
ui-lesson-learnt-cave-turn = Хід — це карта, потім до трьох кроків, потім нова карта. Від драбини до драбини — один крок.
ui-lesson-learnt-cave-creatures = Істоти виходять із темних дір, а веде їх той, хто зіграв карту: щур забирає карту, гоблін — золото, ліндворм — наступні кроки.
ui-lesson-learnt-cave-webs = Павутина закриває шлях на два ходи свого власника; сокира її рубає або проганяє істоту.
ui-lesson-learnt-cave-vein = Золота жила збагачує, але показує всім, хто ви: саботери двічі подумають.
ui-lesson-learnt-cave-clan = Рахують лише винесене золото. Що менше тих, хто працює на ваш бік, то більше воно важить.

## Screens: one page for each card

ui-card-about = Про цю карту
ui-card-close = Закрити
ui-card-hand = У вас на руці
ui-card-mats = Перед гравцями
ui-card-board = На полі
ui-card-turned = { $card } (розворот)
ui-card-joins = З’єднані: { $name }
ui-card-ends = Глухий кут: { $name }
ui-card-ways-1 = Догори ногами вона така сама.
ui-card-ways-2 = Перш ніж покласти, її можна розвернути догори ногами, але не класти набік.
ui-card-deck = З чим грають
ui-card-count = Карт
ui-card-rules = Правила: { $name }
ui-cards-all = Усі карти
ui-cards-role = Ролі
ui-cards-path = Тунелі
ui-cards-dead-end = Глухі кути
ui-cards-action = Карти дій
ui-cards-goal = Старт, цілі та велика карта
ui-cards-gold = Золото
ui-cards-door = Двері
ui-cards-ladder = Драбини
ui-cards-crystal = Кристали
ui-cards-chest = Скрині та їхні тунелі
ui-card-path = Покладіть її на вільну клітинку, де тунель зустрічає тунель, скеля — скелю, а суцільний шлях веде до старту.
ui-card-dead-end = Наскрізь не веде жоден із її ходів: хто зайде, мусить повернути назад. Саботери її люблять; золотошукачі скидають її або закривають нею непотрібну гілку.
ui-card-stub = Крім наскрізного ходу, вона має вихід, що закінчується у скелі.
ui-card-apart = Два тунелі минають один одного й не сходяться: хто йде одним, не потрапить до іншого.
ui-card-ladder = Поставте її поруч із будь-якою відкритою картою тунелю, до якої вона пасує, навіть із відрізаною, але не поруч із ціллю. Усі драбини й старт з’єднані, наче одним тунелем.
ui-card-door-1 = Ключ мають сині золотошукачі. Якщо до скарбу можна дійти лише крізь сині двері, зелена команда лишається ні з чим.
ui-card-door-2 = Ключ мають зелені золотошукачі. Якщо до скарбу можна дійти лише крізь зелені двері, синя команда лишається ні з чим.
ui-card-crystal = У скелі виблискує кристал: якщо в кінці раунду він лежить на полі, за нього платять геологам.
ui-card-start = Тут починається кожен тунель. Прибрати її не можна.
ui-card-treasure = Одна з цілей. Коли до неї дійшли й перевернули, раунд закінчено, золотошукачі перемогли.
ui-card-stone = Одна з цілей, але це лише камінь. Перевернутий, він стає тунелем, як і будь-який інший, і веде далі.
ui-card-bag = Одна з нових цілей: хто до неї дійде, бере стільки золота, скільки на ній показано, і гра триває.
ui-card-dragon = Одна з нових цілей: хто до неї дійде, віддає драконові один золотий, якщо має.
ui-card-spider = Одна з нових цілей, і найстрашніша: щойно її перевернуть, раунд закінчено, і скарб утрачено.
ui-card-double = Половина великої карти, що від самого початку лежить на шляху. Хто раніше за всіх дійде до підземної шафи, міняє роль; на підземній вечірці всі ролі роздають наново.
ui-card-tunnel = Він лежить на шляху долілиць, а під ним скриня. Хто до нього дійде, відкриває його, відчиняє скриню й може копати далі.
ui-card-broken = Покладіть її перед гравцем: він не копає, доки хтось не полагодить інструмент. Двох однакових зламаних інструментів ні в кого не буває.
ui-card-fix = Лагодить цей зламаний інструмент, свій чи чужий. Обидві карти йдуть у скид.
ui-card-fix-two = Лагодить один із двох показаних інструментів, свій чи чужий. Обидві карти йдуть у скид.
ui-card-craftsman = Лагодить будь-який зламаний інструмент, свій чи чужий.
ui-card-map = Таємно подивіться одну закриту ціль. Усі бачать яку, але що там лежить, знаєте лише ви, а сказати можете що завгодно.
ui-card-rockfall = Прибирає з поля будь-яку карту тунелю, крім старту й цілей. Відрізане лишається лежати, але будувати від нього не можна, доки воно знову не з’єднане.
ui-card-trapped = Покладіть її перед іншим гравцем: він не може копати, а якщо й у кінці раунду не звільнений, не отримує нічого.
ui-card-free-at-last = Звільняє спійманого гравця, вас чи будь-кого іншого.
ui-card-theft = Покладіть її перед собою: після раунду ви можете вкрасти один золотий, якщо вас не спіймано.
ui-card-hands-off = Прибирає одного злодія в будь-якого гравця.
ui-card-inspection = Таємно подивіться роль іншого гравця. Усі бачать чию.
ui-card-swap-hats = Гравець за вашим вибором, можна й ви, міняє роль на карту з колоди ролей. Що про нього знали, більше не рахується.
ui-card-swap-hands = Обміняйте всі карти, що лишилися, на карти іншого гравця; карту бере він, а не ви.
ui-card-swap-goals = Візьміть, не дивлячись, дві закриті цілі й покладіть їх назад, помінявши місцями чи ні. Знаєте лише ви.
ui-card-storehouse = Замість того щоб брати карту, подивіться п’ять останніх скинутих і залиште собі одну.
ui-card-veto = Не у свій хід: зупиняє карту, яку щойно оголосив інший. Вона не діє і йде у скид.
ui-card-change-of-direction = Відтепер і до кінця раунду ходять у зворотний бік.
ui-card-pathfinder = Покладіть дві карти тунелю за один хід і візьміть дві.
ui-card-diversion = Візьміть карту тунелю, покладену останньою, і покладіть її деінде. Тепер вона вважається вашою.
ui-card-gold = Переможці раунду ділять карти золота. Скільки на них самородків, до кінця таємниця; потім перемагає найбагатший гном.
ui-card-digger = Хоче прокласти тунель від старту до скарбу. Якщо до нього дійшли, золото ділять усі золотошукачі, хто б не закінчив.
ui-card-saboteur = Хоче, щоб карти скінчилися раніше, ніж дійдуть до скарбу, і краще не попадатися: тоді золото дістанеться саботерам.
ui-card-greedy = Ні золотошукач, ні саботер: перемагає, лише якщо сам кладе останню карту до скарбу, зате забирає все.
ui-card-blue = Копає за синю команду. Зелені двері його зупиняють, сині ні.
ui-card-green = Копає за зелену команду. Сині двері його зупиняють, зелені ні.
ui-card-boss = Перемагає з будь-якою командою, отримуючи на один золотий менше, і проходить крізь усі двері.
ui-card-profiteer = Перемагає з тими, хто переміг, золотошукачами чи саботерами, отримуючи на два золоті менше.
ui-card-geologist = Скарб йому ні до чого: йому платять за кристали, що лежать на полі в кінці раунду.
ui-card-chest-nugget = Самородок тому, хто відкриє.
ui-card-chest-maps-off = До кінця раунду розвідка більше не показує цілей, лише скрині.
ui-card-chest-no-draw = Хто відкриє, бере цього ходу на карту менше.
ui-card-chest-extra-draw = Хто відкриє, бере цього ходу на карту більше.
ui-card-chest-shift-goal = Хто відчинить, пересуває, не дивлячись, закриту ціль на одну клітинку праворуч.
ui-card-chest-steal = Замість того щоб брати карту з колоди, хто відчинить, наосліп бере карту з чужої руки.
ui-card-chest-sift = Замість того щоб брати карту, хто відчинить, дивиться три верхні карти колоди й лишає собі одну.
ui-card-chest-spy = Хто відкриє, дивиться роль іншого гравця.
ui-card-chest-rummage = Скид тасують; хто відкриє, дивиться п’ять карт із нього, лишає одну й бере на карту менше.
ui-card-chest-bury = П’ять верхніх карт колоди скидають, не дивлячись.
ui-cards-clan = Карти кланів
ui-cards-group-1 = Карти тунелю I: пройти за один крок
ui-cards-group-2 = Карти тунелю II: пройти за два кроки
ui-cards-group-3 = Карти тунелю III: пройти за три кроки
ui-cards-cave-goal = Старт і цілі
ui-card-cave-path = Покладіть її на вільну клітинку, де вона пасує до всіх відкритих карт довкола й продовжує хоча б один тунель. Зв’язок зі стартом не потрібен.
ui-card-cave-group-1 = Група I: кожен тунель — одна ділянка. Пройти карту можна за один крок.
ui-card-cave-group-2 = Група II: біля кожного отвору є ділянка. Пройти карту можна за два кроки.
ui-card-cave-group-3 = Група III: є ділянка біля кожного отвору і ще одна посередині. Пройти карту можна за три кроки.
ui-card-cave-start = Тут починають усі гноми, кожен із 3 золотими. Уся карта — одна ділянка, і прибрати її не можна нічим.
ui-card-cave-goal = Одна з чотирьох цілей, що лежать долілиць. Хто на неї ступає, відкриває її та мусить там зупинитися.
ui-card-cave-ladder = З цієї драбини один крок до будь-якої іншої драбини на відкритій карті. Жодна павутина не завадить.
ui-card-cave-hole = Із цієї темної діри виходять щур, ліндворм і гоблін. Для гномів це така сама ділянка, як інші.
ui-card-cave-vein = На золотій жилі лежить 1 золотий. Якщо ваш рух тут закінчується, ви берете його й до кінця гри відкриваєте свою карту клану; прохід повз нічого не змінює.
ui-card-cave-exit = Хто ступає на цю ділянку, виходить із печери: золото в безпеці, карту клану відкрито. Карти далі граються, але гном уже не ходить.
ui-card-cave-bridge = Два тунелі перетинаються, але не зустрічаються; міст веде зліва направо. Хто ступає на нього з іншої карти, втрачає випадкову карту з руки.
ui-card-cave-tunnel = Таємний тунель з’єднує обидва повороти. Щоразу, входячи в нього, ви платите 1 золотий, якщо він у вас є. Там можна зупинитися.
ui-card-cave-secret-information = Таємно подивіться на одну ціль, що лежить долілиць, або на закриту карту клану іншого гравця. Усі бачать, на яку, але що на ній, знаєте лише ви.
ui-card-cave-rockfall = Прибирає карту тунелю, на якій немає ні гнома, ні істоти, але ніколи не старт і не ціль. Відрізані гноми лишаються там, де були.
ui-card-cave-swap-hands = Обміняйте всі карти, що лишилися, на карти іншого гравця, навіть якщо чиясь рука порожня. Карту бере він, а не ви.
ui-card-cave-web = Повісьте її між двома з’єднаними картами або на відкритий кінець: ні гноми, ні істоти не пройдуть. Спершу на ній 2, потім 1, а на початку вашого другого ходу відтепер її вже немає.
ui-card-cave-boots = Покладіть їх перед гравцем, у якого їх немає, можна й перед собою: відтепер на один крок більше в кожному ході.
ui-card-cave-axe = Покладіть її перед будь-ким, можна й перед собою. Згодом вона ослабить на одиницю павутину поруч зі своїм гномом або прожене істоту, перш ніж та нападе.
ui-card-cave-rat = Поставте щура на темну діру або перейміть його там, де він є, і проведіть до 3 кроків. Він зупиняється біля перших гномів, яких зустріне; кожен із них втрачає випадкову карту. На початку вашого наступного ходу він зникає.
ui-card-cave-lindworm = Поставте ліндворма на темну діру або перейміть його там, де він є, і проведіть до 4 кроків. Він зупиняється біля перших гномів, яких зустріне; їх розбиває параліч, доки не мине їхній наступний хід. На початку вашого наступного ходу він зникає.
ui-card-cave-goblin = Поставте гобліна на темну діру або перейміть його там, де він є, і проведіть до 5 кроків. Він зупиняється біля перших гномів, яких зустріне; кожен із них втрачає 1 золотий. На початку вашого наступного ходу він зникає.
ui-card-cave-loyal = Служить клану, чий колір носить. Колір бачать усі, а про вірність знаєте лише ви.
ui-card-cave-saboteur = Носить колір одного клану, а таємно служить іншому: золото, яке виносить цей гном, рахується іншому клану.

## Screens: several people on one device
ui-hotseat-home = Грати на одному пристрої
ui-hotseat-home-about = Усі в одній кімнаті; ніхто не бачить чужих карт
ui-hotseat-here = Хто грає на цьому пристрої
ui-hotseat-here-about = Грайте в одній кімнаті й передавайте пристрій: між ходами він нічиїх карт не показує. Інші можуть долучитися за посиланням.
ui-hotseat-name = Ім’я гравця { $number }
ui-hotseat-add = Додати гравця
ui-hotseat-remove = Прибрати гравця { $number }
ui-hotseat-more = Ще хтось грає на цьому пристрої:
ui-hotseat-same-name = Двох гравців звати однаково.
ui-hotseat-pass = Передайте: { $name }
ui-hotseat-pass-about = Решта зараз не дивиться.
ui-hotseat-i-am = Я — { $name }
ui-hotseat-back = Назад до столу
ui-hotseat-hand-of = Карти на руці: { $name }
ui-hotseat-hide = Сховати мої карти
ui-hotseat-look = Подивитися свої карти:
ui-hotseat-anyone = Зараз може відповісти кожен:
ui-screen = Великий екран
ui-screen-how = Цей екран відкриває хтось із гравців: перед грою або в меню столу.
ui-screen-come = Долучайтеся
ui-screen-scan = Відскануйте телефоном або відкрийте { $name } і введіть код:
ui-screen-fill = На весь екран
ui-screen-show = Показати на великому екрані
ui-screen-about = Телевізор або планшет посередині показує стіл без таємниць, а свої карти кожен тримає в телефоні.
ui-screen-here = Відкрити тут
ui-screen-type = Або наберіть там:
ui-seat-link = Перейти з місцем на інший пристрій
ui-seat-link-about = Хто це відкриє, отримає ваше місце й ваші карти: не показуйте нікому. Тут цього місця тоді вже не буде.

## Screens: notebook and suspicion

ui-notebook = Записник
ui-notebook-close = Закрити
ui-notebook-rounds = Раунди
ui-notebook-round = Раунд { $round }
ui-notebook-known = Що показали саме вам
ui-notebook-facts = Що бачили всі: раунд { $round }
ui-notebook-own = Ваші нотатки
ui-notebook-private = Нотатки й повзунки лишаються в цьому браузері. Більше їх ніхто не бачить.
ui-fact-dig = Тунелі
ui-fact-break = Зламано
ui-fact-repair = Полагоджено
ui-fact-map = Розвідано
ui-fact-rockfall = Обвали
ui-fact-pass = Пропуски
ui-fact-blocked =
    { $count ->
        [one] з них { $count } глухий кут
        [few] з них { $count } глухі кути
        [many] з них { $count } глухих кутів
       *[other] з них { $count } глухого кута
    }
ui-fact-none = Поки нічого.
ui-suspect = Ваша підозра: { $seat } — { $card }
ui-suspect-what = Ваша підозра: { $seat }
ui-suspect-value = { $count } %
ui-suspect-unset = не задано
ui-guess = Ваші підозри та правда
ui-guess-total = Ваші підозри, раунд { $round }: { $number } зі 100 балів
ui-guess-right = { $seat } — { $card }. Ви вгадали: { $which }, { $count } %. Балів: { $number } зі 100.
ui-guess-wrong = { $seat } — { $card }. Ви помилилися: { $which }, { $count } %. Балів: { $number } зі 100.
ui-guess-open = { $seat } — { $card }. Ви вагалися: { $which }, { $count } %. Балів: { $number } зі 100.
ui-guess-how = Упевнено й правильно — 100 балів, вагання — 75, упевнено й хибно — 0. Тож варто казати те, у що вірите.
ui-replay-hands = Карти на руках
ui-replay-hand = Карти на руках: { $seat }
ui-replay-role-hidden = роль невідома
ui-replay-suspicion = Підозри
ui-replay-keys = Клавіші
ui-replay-share = Поділитися цим кроком
ui-replay-to-round = До раунду { $round }
ui-key-leap = На десять кроків назад або вперед
ui-key-round = До попереднього або наступного раунду
ui-key-ends = На початок або в кінець
ui-key-help = Показати або сховати клавіші
ui-curve = Ваші підозри з плином часу
ui-curve-legend = Лінія починається або ламається там, де ви рухали повзунок. Порожня фігура в кінці раунду показує, де вона мала бути.
ui-curve-none = У цій партії ви не рухали повзунків або робили це в іншому браузері.
ui-curve-table = Те саме таблицею
ui-curve-player = Хто і в якому раунді
ui-curve-course = Підозра
ui-curve-truth = Правда
ui-curve-at = крок { $step }: { $card } { $count } %

## Advice: what follows from what was done

ui-advice = Поради
ui-advice-about = Обчислено з того, що бачили всі, і з того, що знаєте ви. Блеф може їх обдурити.
ui-advice-suspicion = { $seat } проти решти: { $count } %
ui-advice-self = Скидається на те, що ви проти решти: { $count } %
ui-advice-goals = Де може лежати скарб
ui-advice-goal = { $cell }: { $count } %
ui-advice-why = Чому?
ui-advice-sum = Разом: { $text }
ui-advice-weight = Більше нуля — за це, менше нуля — проти. Усі частки разом дають імовірність.
ui-advice-curve = Підозри, які могли мати всі
ui-advice-curve-of = { $seat }: підозри, які могли мати всі
ui-advice-curve-legend = Лінія показує, наскільки хтось здавався проти решти, судячи з того, що бачили всі; пунктир — ваш повзунок. Кільце позначає крок, який когось видав або здався найпідозрілішим.
ui-advice-gave-away = Раунд { $round }: { $card }, викриття на кроці { $step }
ui-advice-jump = Раунд { $round }: { $card }, найпідозріліший крок: { $step }
ui-advice-truth = Раунд { $round }: { $card }
advice-dealt = До перших ходів, за картами ролей у грі.
advice-known = { $seat }: роль відома.
advice-others = Вчинки інших теж важать: проти решти грають лише кілька гравців.
advice-dig-on = { $seat } копає в бік скарбу.
advice-dig-idle = { $seat } копає там, де це нікого не наближає до цілі.
advice-dig-elsewhere = { $seat } копає в бік іншої цілі.
advice-dig-against = { $seat } копає так, що шлях до скарбу довшає.
advice-stub-on = { $seat } кладе глухий кут, а скарб усе ж ближчає.
advice-stub-idle = { $seat } кладе глухий кут, який нікому не заважає.
advice-stub-elsewhere = { $seat } кладе глухий кут, і ближчає інша ціль.
advice-stub-against = { $seat } кладе глухий кут на шляху до скарбу.
advice-fall-on = { $seat } обвалом розчищає шлях до скарбу.
advice-fall-idle = { $seat } грає обвал там, де від нього мало що залежить.
advice-fall-elsewhere = { $seat } грає обвал, і ближчає інша ціль.
advice-fall-against = { $seat } обвалом руйнує шлях до скарбу.
advice-pass = { $seat } пропускає хід.
advice-pass-broken = { $seat } пропускає хід і зараз не може копати.
advice-claim = { $seat } каже, що приховує одна з цілей.
advice-says = { $seat } каже: «{ $other } — { $card }».
advice-said = { $other } каже: «{ $seat } — { $card }».
advice-says-own = { $seat } каже: «Моя роль — { $card }».
advice-map = { $seat } розвідує ціль.
advice-map-again = { $seat } розвідує ціль, хоча вже ясно, де скарб.
advice-break = { $seat } чинить саботаж: { $other } отримує карту «{ $card }».
advice-break-trusted = { $seat } чинить саботаж: { $other } отримує карту «{ $card }», хоча досі допомагає.
advice-break-suspected = { $seat } чинить саботаж: { $other } під підозрою і отримує карту «{ $card }».
advice-break-again = { $seat } чинить саботаж: { $other } і так не може копати, а отримує ще й карту «{ $card }».
advice-break-own = { $seat } ламає власний інструмент.
advice-break-by = { $other } чинить саботаж: { $seat } отримує карту «{ $card }».
advice-mend = { $seat } грає карту «{ $card }» на користь гравця { $other }.
advice-mend-trusted = { $seat } грає карту «{ $card }» на користь гравця { $other }, від якого досі була допомога.
advice-mend-suspected = { $seat } грає карту «{ $card }» на користь гравця { $other }, який під підозрою.
advice-mend-own = { $seat } знову готується копати.
advice-mend-by = { $other } грає карту «{ $card }» на користь гравця { $seat }.

## Screens: the end, sounds and motion

ui-piles-discards = Скинуто: { $count }
ui-volume = Гучність
ui-round-choosing = Карти золота на вибір: { $count }
ui-round-paid = Хто що отримав
ui-round-why-hands-empty = Ні в кого не лишилося карт.
ui-round-why-all-passed = Усі пропустили хід.
ui-round-why-no-playable = Більше жодної карти не зіграти.
ui-round-why-treasure = { $seat } дістається до скарбу!
ui-round-why-spider = { $seat } натрапляє на павука-гіганта.
ui-round-why-clan-out = У печері більше ніхто не працює на один із кланів.
ui-round-why-agreed = Усі згодні на цьому закінчити.
ui-round-pay-gold =
    { $seat } отримує { $count ->
        [1] одну карту золота
        [one] { $count } карту золота
        [few] { $count } карти золота
        [many] { $count } карт золота
       *[other] { $count } карти золота
    }.
ui-round-pay-pieces =
    { $seat } отримує { $count ->
        [1] один золотий
        [one] { $count } золотий
        [few] { $count } золоті
        [many] { $count } золотих
       *[other] { $count } золотого
    }.
ui-round-lose-gold =
    { $seat } втрачає { $count ->
        [1] одну карту золота
        [one] { $count } карту золота
        [few] { $count } карти золота
        [many] { $count } карт золота
       *[other] { $count } карти золота
    }.
ui-round-lose-pieces =
    { $seat } втрачає { $count ->
        [1] один золотий
        [one] { $count } золотий
        [few] { $count } золоті
        [many] { $count } золотих
       *[other] { $count } золотого
    }.
ui-end-podium = П’єдестал
ui-end-standings = Усі місця
ui-end-story = Ця гра у шести рядках
ui-end-last-round = Хто ким був в останньому раунді
ui-end-who = Хто ким був
ui-line-lost = Зв’язок втрачено. Місце лишається за вами, і гра піде далі, щойно він відновиться.
ui-line-since = Минуло { $seconds } с.
ui-line-again = Наступна спроба за { $seconds } с.
ui-hear = Приховати гравців
ui-hear-not = Приховати: { $name }
ui-hear-again = Показувати: { $name }

## Screens: questions at the table

ui-ask-late = Якщо час вийде: { $verb }.
ui-ask-late-chance = Якщо час вийде, вирішить випадок.
ui-clash-instead = Вибрати натомість
ui-clash-take = Вибрати натомість: { $name }
ui-ask-goal =
    { $count ->
        [3]
            { $number ->
                [1] верхня ціль
                [2] середня ціль
               *[other] нижня ціль
            }
        [4]
            { $number ->
                [1] ціль ліворуч угорі
                [2] ціль праворуч угорі
                [3] ціль ліворуч унизу
               *[other] ціль праворуч унизу
            }
        [5]
            { $number ->
                [1] найвища ціль
                [2] верхня ціль
                [3] середня ціль
                [4] нижня ціль
               *[other] найнижча ціль
            }
       *[other] ціль { $number } з { $count }, рахуючи згори
    }
ui-ask-sent = Надсилається…
ui-table-missing = Кого немає
ui-table-void-sure = Закінчити гру для всіх? Тоді переможця не буде.
ui-table-void-yes = Так, закінчити
ui-table-leave-sure = Піти назовсім? За вас продовжить бот.
ui-table-leave-yes = Так, піти
