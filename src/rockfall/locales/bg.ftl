### Всичко, което играта казва, на български. Местата идват тук като имена на играчи, картите – като думи.
### Имената и картите не се членуват, а родът на играча е неизвестен: изреченията не зависят от това.

## Какво не може да се направи

refuse-game-over = Играта свърши.
refuse-round-over = Този рунд свърши.
refuse-not-your-turn = Сега е ред на { $seat }.
refuse-not-now = „{ $verb }“ не е отговор сега: { $task }.
refuse-no-such-move = Няма такъв ход.
refuse-no-use = Това не може да се изиграе сега: { $card }.
refuse-fits-nowhere = Карта „{ $card }“ сега не пасва никъде.
refuse-not-possible-there = Там това не е възможно.
refuse-not-in-hand = Нямате в ръката си карта „{ $card }“.
refuse-cannot-dig = Не можете да копаете, докато пред вас лежи „{ $card }“.
refuse-not-a-path = С карта „{ $card }“ не се копае.
refuse-cell-taken = На { $cell } вече има карта.
refuse-does-not-fit = На { $cell } тунелите не пасват на съседната карта: { $side }.
refuse-not-linked = Никой тунел от старта не води към { $cell }.
refuse-same-unturned = „{ $card }“ и завъртяна е същата: поставете картата, без да я въртите.
refuse-lies-nowhere = Карта „{ $card }“ не се поставя пред никого.
refuse-not-on-oneself = Карта „{ $card }“ е за друг, не за вас.
refuse-only-on-oneself = Карта „{ $card }“ е само за вас.
refuse-already-there = Пред { $seat } вече има „{ $card }“.
refuse-removes-nothing = Карта „{ $card }“ не маха нищо.
refuse-not-there = Пред { $seat } няма „{ $card }“.
refuse-wrong-cure = Карта „{ $card }“ не помага срещу „{ $ill }“.
refuse-too-few-cards = Това струва две карти, а вие имате само една.
refuse-ladder-alone = До стълбата трябва да има карта с тунел, а край { $cell } няма.
refuse-ladder-beside-goal = Стълба не се поставя до цел, а на { $cell } би станало точно така.
refuse-not-an-inspection = Карта „{ $card }“ не показва ничия роля.
refuse-not-a-hat = Карта „{ $card }“ не сменя ничия роля.
refuse-no-hats-left = Тестето с роли е празно: няма какво да се вземе.
refuse-not-a-swap = Карта „{ $card }“ не разменя картите в ръката.
refuse-nothing-to-rob = Няма какво да се открадне от { $seat }.
refuse-swaps-no-goals = Карта „{ $card }“ не разменя цели.
refuse-no-two-goals = Няма две закрити цели за размяна: проверете { $cell }.
refuse-not-a-storehouse = Карта „{ $card }“ не отваря съкровищницата.
refuse-no-discards = Няма изчистени карти, които да се прегледат.
refuse-not-in-store = В съкровищницата няма „{ $card }“.
refuse-not-a-veto = Карта „{ $card }“ не спира нищо.
refuse-not-a-pathfinder = Карта „{ $card }“ не намира път.
refuse-no-path-fits = Нямате карта с тунел, която може да се постави.
refuse-not-a-diversion = Карта „{ $card }“ не отклонява нищо.
refuse-nothing-to-divert = Последната поставена карта с тунел вече я няма.
refuse-not-there-diverted = Последната карта с тунел не може да отиде на { $cell }.
refuse-toll-unpaid = На { $cell } седи джудже бирник на { $seat }, а вие нямате злато за таксата.
refuse-no-dwarf-left = За този рунд не остана нито един бирник.
refuse-no-site = На { $cell } не може да седне бирник.
refuse-nobody-to-beg = За таксата на { $cell } няма как да помогне { $seat }.
refuse-maps-off = В този рунд схемите вече не показват цели.
refuse-goal-stays = На { $cell } няма цел, която може да се премести.
refuse-own-role = Своята роля я знаете: погледнете чужда.
refuse-no-hand-to-rob = Няма карта, която да се изтегли от { $seat }.
refuse-not-in-the-chest = „{ $card }“ не е сред картите от ковчежето.
refuse-not-in-the-rubbish = „{ $card }“ не е сред картите, които прегледахте.
refuse-not-your-gold = „{ $card }“ не е сред вашите карти със злато.
refuse-turns-nothing = Карта „{ $card }“ не сменя посоката на игра.
refuse-not-that-goal = На { $cell } няма цел, която чака да бъде обърната.
refuse-not-on-offer = „{ $card }“ не е сред картите със злато, които ви подадоха.
refuse-not-a-map = Карта „{ $card }“ не е схема.
refuse-no-hidden-goal = На { $cell } няма закрита цел.
refuse-not-a-rockfall = Карта „{ $card }“ не срутва нищо.
refuse-stands-firm = Това, което лежи на { $cell }, не помръдва.
refuse-no-path-there = На { $cell } няма карта с тунел.
refuse-extends-nothing = На { $cell } това не продължава никой тунел.
refuse-role-known = Картата на { $seat } вече е открита за всички.
refuse-somebody-there = На { $cell } стои някой, затова картата остава.
refuse-not-a-step = Оттук няма стъпка към { $cell }, участък { $space }.
refuse-no-steps-left = Нямате повече стъпки.
refuse-lies-down = Вашето джудже лежи парализирано и не може да върви.
refuse-is-out = Вашето джудже вече е извън пещерата.
refuse-web-there = От тази страна на { $cell } вече има паяжина.
refuse-no-way-there = През тази страна на { $cell } не минава път и паяжината няма какво да затвори.
refuse-web-in-the-way = Паяжина затваря пътя на { $cell }: { $side }.
refuse-not-a-web = Карта „{ $card }“ не е паяжина.
refuse-not-a-creature = Карта „{ $card }“ не води същество.
refuse-no-hole = Още няма тъмна дупка, от която да излезе „{ $card }“.
refuse-no-hole-there = На { $cell } няма тъмна дупка, от която да излезе същество.
refuse-starts-where-it-is = Съществото вече е в игра и продължава оттам, където е, а не от { $cell }: { $card }.
refuse-no-axe = Нямате брадва, която да използвате сега.
refuse-no-web-there = От тази страна на { $cell } няма паяжина.
refuse-web-out-of-reach = Вашето джудже не стои до тази паяжина на { $cell }.
refuse-proposed-already = В този ход вече предложихте край на играта.

# Маси и места.
refuse-no-such-table = Няма такава маса или вече я няма.
refuse-no-such-code = Сега няма маса с такъв код.
refuse-no-such-seat = На тази маса няма място номер { $number }.
refuse-no-such-member = На тази маса никой няма номер { $number }.
refuse-seat-taken = Мястото е заето: там седи { $name }.
refuse-name-taken = Това име на масата вече е заето: { $name }.
refuse-bad-name = Това не може да е име: { $why }.
refuse-table-crowded = Около една маса се събират най-много { $most } души.
refuse-no-watching = На тази маса не искат зрители.
refuse-only-watching = Тук само гледате.
refuse-has-left = Вече станахте от тази маса.
refuse-seat-freed = Домакинът на масата освободи мястото ви.
refuse-nobody-to-free = На това място няма никого, чието място да освободите.
refuse-not-host = Това може само домакинът на масата.
refuse-not-seated = За това трябва да седите на масата.
refuse-nobody-seated = Някой трябва да седне, преди играта да започне.
refuse-bad-token = Този ключ не отваря никое място тук.
refuse-bad-recovery = Този ключ за възстановяване не става или вече е използван.
refuse-impossible-settings = Така не може да се играе: { $why }.
refuse-too-many-bots = Ботовете са { $bots }, а местата – само { $seats }.
refuse-unknown-bot = Няма бот „{ $level }“; има { $known }.
refuse-unknown-persona = Няма характер „{ $persona }“; има { $known }.
refuse-bot-cannot-play = Ботът „{ $level }“ не познава тази игра; познават я: { $known }.
refuse-clock-too-short =
    За часовника са нужни поне { $seconds ->
        [one] една секунда
       *[other] { $seconds } секунди
    }.
refuse-bad-link = Тази връзка не носи настройки: { $why }.

# По време на игра.
refuse-match-began = Играта вече започна; това трябваше да стане преди нея.
refuse-no-draw = В момента не се събират числа за разбъркването.
refuse-no-pledge = Няма ваше число за показване: не е обещано или вече е показано.
refuse-wrong-number = Това не е обещаното число.
refuse-match-not-begun = Играта още не е започнала.
refuse-match-over = Тази игра е изиграна и приключена.
refuse-match-not-over = Това се вижда едва след края на играта.
refuse-match-paused = Играта е на пауза.
refuse-stale-step = Масата вече е напред: сега е ход { $step }.
refuse-not-asked = Картата е ваша: за нея питат другите.
refuse-already-away = На това място вече играе бот.
refuse-not-away = Не сте се отдалечавали.
refuse-already-paused = Играта вече е на пауза.
refuse-not-paused = Играта не е на пауза.
refuse-chat-off = Свободният чат на тази маса е изключен.
refuse-advice-off = На тази маса бележникът не дава съвети.
refuse-no-advice = В тази игра още няма съвети.
refuse-bad-text = Тези думи не могат да се покажат.
refuse-no-such-card = Такава карта не може да лежи там: { $card }.
refuse-nothing-hidden = На { $cell } няма нищо с лицето надолу.

# Къщата.
refuse-going-down = Сървърът се рестартира; мястото ви се пази.
refuse-recovered-elsewhere = Мястото ви вече е на друго устройство.
refuse-table-swept = Тази маса беше раздигната.
refuse-too-many-faults = Оттук дойде твърде много неразбираемо.
refuse-unread = Връзката беше твърде бавна.
refuse-set-aside = Масата в момента не може да се прочете; тя ще се върне сама.
refuse-table-broken = Тази маса е повредена; прибрана е такава, каквато е.
refuse-log-full = Освен ходовете си вече казахте и пожелахте тук { $most } неща: отсега нататък се броят само ходовете.
refuse-stored-enough = Днес оттук дойде твърде много: засега се броят само ходовете.
refuse-silent = Никой не поздрави, затова връзката беше затворена.
refuse-misdirected = Нещо на сървъра се обърка и връзката беше прекъсната, преди да стане беля.
refuse-server-full = Сървърът е пълен: опитайте по-късно.
refuse-store-full = Няма място за още една игра: опитайте по-късно.
refuse-too-many-tables = През последния час отворихте много маси: опитайте по-късно.
refuse-too-many-sockets = Оттук са отворени много връзки: затворете една.
refuse-not-stored = Това не можа да се запише, значи не се е случило: опитайте пак.
refuse-not-found = Тук няма нищо.
refuse-internal-server-error = Нещо на сървъра се обърка; мястото ви се пази.
refuse-foreign-origin = Тази страница няма право да говори с този сървър.
refuse-wrong-host = Този сървър има друго име.
refuse-say-hello-first = Първо изберете маса.
refuse-too-fast = Не толкова бързо: опитайте отново след { $seconds } с.
refuse-too-long =
    Това е твърде дълго: най-много { $most ->
        [one] един байт
       *[other] { $most } байта
    }.
refuse-content-too-large =
    Заявката е твърде дълга: най-много { $most ->
        [one] един байт
       *[other] { $most } байта
    }.
refuse-cut-short = Съобщението прекъсна по средата.
refuse-malformed = Това не се чете; трябва да е { $takes }.
refuse-misshapen = Тук нещо не е наред: { $why }.
refuse-said-twice = Това е казано два пъти.
refuse-method-not-allowed = Тук не става така.
refuse-unsupported-media-type = Това не се чете: очакваше се { $takes }.

## Какво се случи

story-round =
    Рунд { $round }. По { $count ->
        [one] една карта
       *[other] { $count } карти
    } за всеки, започва { $seat }.
story-role = Ролята на { $seat }: { $card }.

# Какво прави играчът. Всяко действие си има изречение; „unseen“ е за тези, които не бива да знаят всичко.

story-dig = { $seat } копае на { $cell }: { $card }.
story-pass = { $seat } пасува и тайно изчиства „{ $card }“.
story-pass-unseen = { $seat } пасува.
story-also = { $seat } тайно изчиства и „{ $card }“.
story-also-unseen = { $seat } изчиства още една карта.
story-enough = { $seat } не изчиства повече.
story-shed = { $seat } изчиства две карти и маха „{ $which }“. Първата, тайно: { $card }.
story-shed-unseen = { $seat } изчиства две карти и маха „{ $which }“.
story-with = { $seat } тайно изчиства втората карта: { $card }.
story-with-unseen = { $seat } изчиства втората карта.
story-break = { $seat } играе „{ $card }“ на { $other }.
story-break-self = { $seat } чупи собствен инструмент: { $card }.
story-repair = { $seat } играе „{ $card }“ и маха „{ $which }“ от { $other }.
story-repair-self = { $seat } играе „{ $card }“ и се отървава от „{ $which }“.
story-trap = { $seat } играе „{ $card }“ на { $other }.
story-trap-self = { $seat } се заключва отвътре: { $card }.
story-free = { $seat } играе „{ $card }“ и освобождава { $other } от „{ $which }“.
story-free-self = { $seat } играе „{ $card }“ и се освобождава от „{ $which }“.
story-scheme-self = { $seat } поставя „{ $card }“ пред себе си.
story-foil = { $seat } играе „{ $card }“ и маха „{ $which }“ от { $other }.
story-foil-self = { $seat } играе „{ $card }“ и се отказва от своята карта „{ $which }“.
story-map = { $seat } поглежда { $cell }.
story-map-tunnel = { $seat } поглежда тунела на { $cell } и ковчежето под него.
story-rockfall = { $seat } играе свлачище на { $cell }.
story-rockfall-tunnel = { $seat } играе свлачище върху ковчежето на { $cell }.
story-inspect = { $seat } играе „{ $card }“ и поглежда ролята на { $other }.
story-hat = { $seat } играе „{ $card }“: { $other } взема друга роля.
story-hat-self = { $seat } играе „{ $card }“ и си взема друга роля.
story-swap = { $seat } играе „{ $card }“: { $seat } и { $other } разменят ръцете си.
story-reveal = { $seat } първо обръща { $cell }.
story-rotate =
    { $seat } поставя „{ $card }“ на { $cell } { $turned ->
        [1] със завъртане
       *[other] без завъртане
    }.
story-rob = { $seat } краде златен къс от { $other }.
story-refrain = { $seat } играе честно и не краде нищо.

story-reverse = { $seat } играе „{ $card }“.
story-switch = { $seat } играе „{ $card }“ и взема в ръце { $cell } и { $cell2 }.
story-settle =
    { $seat } { $turned ->
        [1] разменя { $cell } и { $cell2 }
       *[other] връща { $cell } и { $cell2 }, както си бяха
    }; никой друг не знае.
story-settle-unseen = { $seat } връща { $cell } и { $cell2 } – разменени или не.
story-storehouse = { $seat } отива в съкровищницата.
story-take = { $seat } тайно взема от съкровищницата „{ $card }“.
story-take-unseen = { $seat } взема една от картите в съкровищницата.
story-veto = { $seat } налага вето: „{ $which }“ на { $other } не действа.
story-allow-all = Никой не налага вето.
story-pathfind = { $seat } играе „{ $card }“: две карти с тунели в един ход.
story-lay =
    { $seat } поставя { $number ->
        [1] първата
       *[other] втората
    } от две карти с тунел на { $cell }: { $card }.
story-divert = { $seat } играе „{ $card }“: „{ $which }“ отива от { $from } на { $cell }.

story-toll = { $seat } тайно изчиства „{ $card }“ и настанява джудже бирник на { $cell }.
story-toll-unseen = { $seat } изчиства карта и настанява джудже бирник на { $cell }.
story-beg = { $seat } моли { $other } за помощ при таксата на { $cell }.
story-agree = { $seat } ще плати, ако { $other } копае на { $cell }.
story-agree-own = { $seat } ще пусне { $other } да копае на { $cell } без такса.
story-decline = { $seat } няма да плати за { $other } на { $cell }.
story-decline-own = { $seat } държи на таксата от { $other } на { $cell }.

story-nudge = { $seat } премества { $cell } с една клетка надясно.
story-unmask = { $seat } вижда в огледалото ролята на { $other }.
story-grab = { $seat } изтегля карта от ръката на { $other }.
story-hold = { $seat } тайно запазва „{ $card }“; останалите се изчистват.
story-hold-unseen = { $seat } запазва една от тях; останалите се изчистват.
story-drop = { $seat } първо тайно изчиства „{ $card }“.
story-drop-unseen = { $seat } изчиства първата от тях.
story-fetch = { $seat } тайно взема от изчистените карти „{ $card }“.
story-fetch-unseen = { $seat } взема карта от изчистените.

# Карти, които се поглеждат, обръщат или махат.

story-saw-role = { $seat } вижда ролята на { $other }: { $card }.
story-saw = { $seat } намира на { $cell }: { $card }.
story-saw-chest = { $seat } намира в ковчежето: { $cards }.
story-saw-discard = { $seat } преглежда: { $cards }.
story-saw-discard-unseen =
    { $seat } преглежда { $count ->
        [one] една
       *[other] { $count }
    } от изчистените карти.
story-shown-at = Всички виждат какво лежи на { $cell }: { $card }.
story-turned = Картата на { $cell } се обръща: { $card }.
story-turned-treasure = { $seat } стига до съкровището: { $cell }!
story-turned-bag-1 = { $seat } изкопава чувалче на { $cell }, а в него – един златен къс.
story-turned-bag-2 = { $seat } изкопава чувалче на { $cell }, а в него – два златни къса.
story-turned-dragon = { $seat } събужда дракон на { $cell }, а той иска злато!
story-turned-spider = { $seat } се натъква на гигантския паяк на { $cell }: край на рунда.
story-lift-tunnel-box = От { $cell } се връща в кутията: { $card }.
story-set-costume = { $seat } преди всички стига до Отдел костюми.
story-set-party = { $seat } преди всички стига до тунелното парти: ролите се раздават наново.

story-opened-chest-nugget = { $seat } отваря ковчеже: 1 златен къс.
story-opened-chest-maps-off = { $seat } отваря ковчеже: схемите стават на прах и вече не показват цели.
story-opened-chest-no-draw = { $seat } отваря празно ковчеже: в този ход се тегли с една карта по-малко.
story-opened-chest-extra-draw = { $seat } отваря ковчеже: в този ход се тегли с една карта повече.
story-opened-chest-shift-goal = { $seat } отваря ковчеже: таен проход – една цел се отдалечава.
story-opened-chest-steal = { $seat } отваря ковчеже: в края на хода – карта от чужда ръка.
story-opened-chest-sift = { $seat } отваря ковчеже: в края на хода – една от три карти по избор.
story-opened-chest-spy = { $seat } отваря ковчеже: огледало, което показва роля.
story-opened-chest-rummage = { $seat } отваря ковчеже: изчистените карти се размесват и една може да се извади.
story-opened-chest-bury = { $seat } отваря ковчеже: срутване, пет карти от тестето се изчистват.

# Карти, които отиват от едно място на друго, и открити числа, които се менят.

story-move-pile-hand = { $seat } тегли: { $cards }.
story-move-pile-hand-several = { $seat } тегли { $count } карти.
story-move-pile-sifted = { $seat } поглежда най-горните карти от тестето: { $cards }.
story-move-pile-sifted-unseen =
    { $seat } поглежда { $count ->
        [one] последната карта
       *[other] { $count } карти
    } от тестето.
story-move-pile-discard = От тестето изчезва: { $cards }.
story-move-pile-discard-unseen =
    Изчистени с лицето надолу от тестето: { $count ->
        [one] една карта
       *[other] { $count } карти
    }.
story-pile-empty = Това беше последната карта от тестето за теглене.
story-move-hand-hand = { $seat } получава от { $other }: { $cards }.
story-move-chest-chest-box = Скалите затрупват ковчежето, а в него: { $cards }.
story-move-chest-chest-box-unseen =
    Скалите затрупват { $count ->
        [one] неотворено ковчеже
       *[other] { $count } неотворени ковчежета
    }.
story-move-gold-pile-gold = { $seat } прибира: { $cards }.
story-move-gold-pile-gold-unseen =
    { $seat } прибира { $count ->
        [one] карта със злато
       *[other] { $count } карти със злато
    }.
story-move-gold-gold-pile = { $seat } разваля на златни късове: { $cards }.
story-move-gold-gold-pile-unseen =
    { $seat } разваля на златни късове { $count ->
        [one] карта със злато
       *[other] { $count } карти със злато
    }.
story-move-gold-pile-offer = { $seat } избира измежду: { $cards }.
story-move-gold-pile-offer-unseen =
    { $seat } получава за избор { $count ->
        [one] една карта със злато
       *[other] { $count } карти със злато
    }.
story-move-offer-offer = { $other } подава на { $seat }: { $cards }.
story-move-offer-gold = { $seat } запазва: { $cards }.
story-move-offer-gold-unseen =
    { $seat } запазва { $count ->
        [one] карта със злато
       *[other] { $count } карти със злато
    }.
story-set-backwards =
    Сега се играе { $count ->
        [1] в обратна посока
       *[other] пак по часовниковата стрелка
    }.
story-gain =
    { $seat } получава { $count ->
        [one] златен къс
       *[other] { $count } златни къса
    }.
story-lose =
    { $seat } губи { $count ->
        [one] златен къс
       *[other] { $count } златни къса
    }.
story-toll-paid = { $seat } плаща на { $other } златен къс на { $cell } и джуджето си отива.
story-toll-free = Джуджето на { $seat } на { $cell } не взема такса и си отива.

# Краят на рунда и на играта.

story-end-hands-empty = Никой вече няма карти.
story-end-all-passed = Всички пасуваха.
story-end-no-playable = Вече няма карта, която може да се изиграе.
story-role-shown = { $seat } – { $card }.
story-won = Край на рунд { $round }. Печелят: { $cards }.
story-won-digger = Край на рунд { $round }: печелят златотърсачите.
story-won-saboteur = Край на рунд { $round }: печелят саботьорите.
story-won-greedy = Край на рунд { $round }: едно алчно джудже обира всичко.
story-won-by-nobody = Край на рунд { $round }: никой не печели.
story-unpaid = { $seat } не получава нищо ({ $card }).
story-paid =
    { $seat } получава { $count ->
        [one] една карта със злато
       *[other] { $count } карти със злато
    }{ $aside ->
        [0] { "" }
       *[other] {" "}(заделени: { $aside })
    }.
story-paid-pieces =
    { $seat } ({ $card }) получава { $count ->
        [one] един златен къс
       *[other] { $count } златни къса
    }.
story-paid-pieces-geologist =
    { $seat } (геолог) получава { $count ->
        [one] един златен къс
       *[other] { $count } златни къса
    } за кристалите.
story-paid-pieces-boss =
    { $seat } (началник) получава { $count ->
        [one] един златен къс
       *[other] { $count } златни къса
    } – с един по-малко от златотърсач.
story-paid-pieces-profiteer =
    { $seat } (спекулант) получава { $count ->
        [one] един златен къс
       *[other] { $count } златни къса
    } – с два по-малко от дела на другите.
story-paid-pieces-greedy =
    { $seat } (алчно джудже) граби { $count ->
        [one] един златен къс
       *[other] { $count } златни къса
    }, а за другите не остава нищо.
story-score = { $seat } има злато: { $gold }.
story-wins = { $seat } печели играта! Злато: { $gold }.
story-shares = Споделена победа: { $seat }, злато: { $gold }.

# The Dark Cave.

story-begin =
    Играта започва. По { $count ->
        [one] една карта
       *[other] { $count } карти
    } за всеки, започва { $seat }.
story-set-clan =
    { $seat } е от { $count ->
        [1] жълтия
       *[other] синия
    } клан.
story-set-group =
    Картите от група { $count ->
        [1] I
       *[other] II
    } свършиха: сега идва група { $count ->
        [1] II
       *[other] III
    }.
story-map-secret-information = { $seat } играе „Тайна информация“ и поглежда { $cell }.
story-inspect-secret-information = { $seat } играе „Тайна информация“ и поглежда картата за клан на { $other }.
story-boots = { $seat } дава ботуши на { $other }: всеки ход с една стъпка повече.
story-boots-self = { $seat } обува ботуши: всеки ход с една стъпка повече.
story-axe = { $seat } дава брадва на { $other }.
story-axe-self = { $seat } държи брадва под ръка.
story-web = { $seat } опъва паяжина на { $cell }: { $side }.
story-cut = { $seat } сече с брадва паяжината на { $cell }: { $side }.
story-web-free = Паяжината на { $seat } на { $cell } вече я няма.
story-send-rat = { $seat } пуска плъха на { $cell }.
story-send-lindworm = { $seat } буди линдворма на { $cell }.
story-send-goblin = { $seat } пуска гоблина на { $cell }.
story-prowl-rat = Плъхът на { $seat } притичва до { $cell }.
story-prowl-lindworm = Линдвормът на { $seat } пълзи до { $cell }.
story-prowl-goblin = Гоблинът на { $seat } се промъква до { $cell }.
story-stay-rat = { $seat } оставя плъха на място.
story-stay-lindworm = { $seat } оставя линдворма на място.
story-stay-goblin = { $seat } оставя гоблина на място.
story-fend-rat = { $seat } замахва с брадва и плъхът си плюе на петите.
story-fend-lindworm = { $seat } замахва с брадва и линдвормът отпълзява.
story-fend-goblin = { $seat } замахва с брадва и гоблинът бяга да си спаси кожата.
story-endure-rat = { $seat } пести брадвата и пуска плъха да дойде.
story-endure-lindworm = { $seat } пести брадвата и пуска линдворма да дойде.
story-endure-goblin = { $seat } пести брадвата и пуска гоблина да дойде.
story-rat-free = Плъхът на { $seat } изчезва от { $cell }.
story-lindworm-free = Линдвормът на { $seat } изчезва от { $cell }.
story-goblin-free = Гоблинът на { $seat } изчезва от { $cell }.
story-step = { $seat } отива на { $cell }.
story-step-side = { $seat } отива на { $cell }, { $side }.
story-step-middle = { $seat } отива в средата на { $cell }.
story-step-ladder = { $seat } отива при стълбата на { $cell }.
story-step-hole = { $seat } отива при тъмната дупка на { $cell }.
story-step-vein = { $seat } отива при златната жила на { $cell }.
story-step-tunnel = { $seat } се вмъква в тайния тунел на { $cell }.
story-step-bridge = { $seat } стъпва на моста на { $cell }.
story-step-exit = { $seat } отива при изхода на { $cell }.
story-step-goal = { $seat } пипнешком стига до { $cell }.
story-stop = { $seat } не върви повече.
story-turned-exit = Дневна светлина! { $seat } открива изхода на { $cell }.
story-lose-tunnel =
    Тайният тунел струва на { $seat } { $count ->
        [one] златен къс
       *[other] { $count } златни къса
    }.
story-lose-goblin =
    Гоблинът отмъква от { $seat } { $count ->
        [one] златен къс
       *[other] { $count } златни къса
    }.
story-lose-over =
    { $seat } е още в пещерата и губи { $count ->
        [one] златен къс
       *[other] { $count } златни къса
    }.
story-gain-vein =
    { $seat } изкъртва от жилата { $count ->
        [one] златен къс
       *[other] { $count } златни къса
    }.
story-move-hand-discard-bridge = Мостът се люлее и { $seat } губи: { $cards }.
story-move-hand-discard-bridge-unseen =
    Мостът се люлее и { $seat } губи { $count ->
        [one] карта
       *[other] { $count } карти
    }.
story-move-hand-discard-rat = Плъхът гризе картите на { $seat }. Изчезва: { $cards }.
story-move-hand-discard-rat-unseen =
    Плъхът гризе картите на { $seat } и отнася { $count ->
        [one] карта
       *[other] { $count } карти
    }.
story-set-lying =
    { $count ->
        [0] Джуджето на { $seat } отново се изправя
       *[other] Линдвормът парализира джуджето на { $seat }
    }.
story-role-turned = Картата за клан на { $seat } вече е открита: { $card }.
story-dwarf-free = { $seat } излиза от пещерата на { $cell }!
story-set-first-out = { $seat } е навън преди всички.
story-saw-spare = { $seat } поглежда отделените карти за клан: { $cards }.
story-saw-spare-unseen =
    { $seat } поглежда { $count ->
        [one] отделената карта
       *[other] { $count } отделени карти
    } за клан.
story-propose-end = { $seat } предлага край на играта.
story-consent = { $seat } казва „да“ на { $other }: нека свършва.
story-object = { $seat } казва „не“ на { $other }: играта продължава.
story-end-clan-out = В пещерата вече никой не работи за единия клан: край на играта.
story-end-agreed = Всички са съгласни: край на играта.
story-won-not-at-all = Никой не печели.
story-won-side-blue = Печели синият клан, а с него и всички, които работят за него.
story-won-side-yellow = Печели жълтият клан, а с него и всички, които работят за него.
story-victor = { $seat } печели!
story-score-blue = Златото на синия клан се брои за { $gold }.
story-score-yellow = Златото на жълтия клан се брои за { $gold }.

## Какво се пита играчът

ask-turn = Ваш ред е: изиграйте карта или пасувайте.
ask-which-goal = Тунелът ви стига до няколко карти. Коя да се обърне първа?
ask-rotation = Как да легне картата на { $cell }: { $card }?
ask-gold = Коя карта със злато запазвате? Останалите се подават нататък.
ask-pass-more = Ще изчистите ли още една карта? Колкото изчистите, толкова теглите.
ask-shed-second = Коя втора карта давате за това?
ask-theft = Може да откраднете златен къс. От кого?
ask-switch = Наистина ли разменяте { $cell } и { $cell2 }? Ще знаете само вие.
ask-storehouse = Коя карта вземате от съкровищницата?
ask-veto = { $other } играе „{ $which }“. Вето?
ask-veto-at = { $other } играе „{ $which }“ на { $cell }. Вето?
ask-veto-on = { $other } играе „{ $which }“ на { $other2 }. Вето?
ask-veto-you = { $other } играе „{ $which }“ на вас. Вето?
ask-trail =
    Поставете { $number ->
        [1] първата
       *[other] втората
    } от две карти с тунел. Коя?
ask-sponsor = Ще платите ли таксата, ако { $other } копае на { $cell }?
ask-sponsor-own = Ще пуснете ли { $other } да копае без такса на { $cell }, където седи вашето джудже?
ask-toll-card = С коя карта със злато плащате на бирника на { $other } на { $cell }? Получавате ресто.
ask-shift-goal = Таен проход: коя цел се мести с една клетка надясно?
ask-spy = Огледало: чия роля поглеждате?
ask-steal = Лепкави пръсти: от чия ръка теглите карта?
ask-sift = Коя от тези карти запазвате? Останалите се изчистват.
ask-put-away = Коя от тези карти изчиствате първа?
ask-rummage = Коя карта вземате от изчистените?
ask-walk =
    Накъде вървите? { $count ->
        [one] Остава една стъпка
       *[other] Остават { $count } стъпки
    }.
ask-hunt-rat =
    Накъде тича плъхът? { $count ->
        [one] Остава една стъпка
       *[other] Остават { $count } стъпки
    }.
ask-hunt-lindworm =
    Накъде пълзи линдвормът? { $count ->
        [one] Остава една стъпка
       *[other] Остават { $count } стъпки
    }.
ask-hunt-goblin =
    Накъде се промъква гоблинът? { $count ->
        [one] Остава една стъпка
       *[other] Остават { $count } стъпки
    }.
ask-fend-rat = Плъхът е при вас и иска една от картите ви. Ще използвате ли брадва?
ask-fend-lindworm = Линдвормът е при вас и ще ви парализира. Ще използвате ли брадва?
ask-fend-goblin = Гоблинът е при вас и иска злато. Ще използвате ли брадва?
ask-end-vote = { $other } предлага край на играта. Съгласни ли сте?

## Какво чакат другите

wait-turn = на ход е { $seat }
wait-which-goal = { $seat } избира коя карта да обърне
wait-rotation = { $seat } върти карта
wait-gold = { $seat } избира злато
wait-pass-more = { $seat } може да изчисти още карти
wait-shed-second = { $seat } дава втора карта
wait-theft = { $seat } може да краде
wait-switch = { $seat } държи две цели
wait-storehouse = { $seat } търси в съкровищницата
wait-veto = миг за вето
wait-trail = { $seat } поставя две карти с тунел
wait-sponsor = { $seat } решава за таксата
wait-toll-card = { $seat } плаща таксата
wait-shift-goal = { $seat } мести цел
wait-spy = { $seat } държи огледалото
wait-steal = { $seat } ей сега ще изтегли карта
wait-sift = { $seat } избира една от три
wait-put-away = { $seat } изчиства карти
wait-rummage = { $seat } търси в изчистените карти
wait-walk = { $seat } върви
wait-hunt = { $seat } води същество
wait-fend = { $seat } срещу същество
wait-end-vote = { $seat } решава дали да е краят

## Карти

card-unknown = непозната карта
card-start = старт
card-treasure = съкровище
card-stone-nw = скала (ляв завой)
card-stone-ne = скала (десен завой)
card-NESW = кръстовище
card-NES = Т-шахта
card-NEW = Т-галерия
card-NS = шахта
card-EW = галерия
card-NE = десен завой
card-NW = ляв завой
card-n = сляпа шахта
card-e = сляпа галерия
card-n-s = затрупана шахта
card-e-w = затрупана галерия
card-n-e = затрупан десен завой
card-n-w = затрупан ляв завой
card-n-e-s = затрупана Т-шахта
card-n-e-w = затрупана Т-галерия
card-n-e-s-w = затрупано кръстовище
card-broken-pickaxe = счупена кирка
card-broken-lantern = счупен фенер
card-broken-cart = счупена количка
card-fix-pickaxe = ремонт на кирка
card-fix-lantern = ремонт на фенер
card-fix-cart = ремонт на количка
card-fix-pickaxe-lantern = ремонт на кирка или фенер
card-fix-pickaxe-cart = ремонт на кирка или количка
card-fix-lantern-cart = ремонт на фенер или количка
card-map = схема
card-rockfall = свлачище
card-NS-EW = мост
card-NW-ES = двоен ляв завой
card-NE-SW = двоен десен завой
card-ladder-s = стълба в шахта
card-ladder-w = стълба в галерия
card-ladder-ES = стълба в ляв завой
card-ladder-NE = стълба в десен завой
card-green-ES = зелена врата в ляв завой
card-green-EW = зелена врата в галерия
card-green-NS-e = зелена врата в шахта със сляпа галерия
card-blue-NS = синя врата в шахта
card-blue-EW = синя врата в галерия
card-blue-SW = синя врата в десен завой
card-NE-s = десен завой със сляпа шахта
card-NS-e-w = шахта със слепи галерии
card-EW-n-s = галерия със слепи шахти
card-NS-e = шахта със сляпа галерия
card-ES-n = ляв завой със сляпа шахта
card-crystal-w = кристал в сляпа галерия
card-crystal-s = кристал в сляпа шахта
card-crystal-ESW = кристал в Т-галерия
card-crystal-ESW-n = кристал в Т-галерия със сляпа шахта
card-crystal-NES = кристал в Т-шахта
card-crystal-NSW-e = кристал в Т-шахта със сляпа галерия
card-crystal-NESW = кристал на кръстовище
card-crystal-EW-s = кристал в галерия със сляпа шахта
card-trapped = Капан
card-free-at-last = Свобода
card-theft = Кражба
card-hands-off = Долу ръцете
card-inspection = Шпиониране
card-swap-hats = Смяна на шапките
card-swap-hands = Обмен
card-change-of-direction = Смяна на посоката
card-craftsman = Майстор занаятчия
card-bag-1 = чувалче с 1 златен къс
card-bag-2 = чувалче с 2 златни къса
card-dragon = дракон
card-spider = гигантски паяк
card-swap-goals = Размяна на цели
card-storehouse = Съкровищница
card-veto = Вето
card-pathfinder = Пътеводител
card-diversion = Отклонение
card-double-west = двойна карта (лява)
card-double-east = двойна карта (дясна)
card-tunnel-NESW = тунел с ковчеже, кръстовище
card-tunnel-NES = тунел с ковчеже, Т-шахта
card-tunnel-NEW = тунел с ковчеже, Т-галерия
card-tunnel-NE = тунел с ковчеже, десен завой
card-tunnel-NW = тунел с ковчеже, ляв завой
card-chest-nugget = златен къс
card-chest-maps-off = скъсана схема (схемите вече не показват цели)
card-chest-no-draw = празно ковчеже (не се тегли карта)
card-chest-extra-draw = находка (тегли се още една карта)
card-chest-shift-goal = таен проход (цел се мести с една клетка)
card-chest-steal = лепкави пръсти (карта от чужда ръка)
card-chest-sift = три карти за избор
card-chest-spy = огледало (поглед към роля)
card-chest-rummage = стари вехтории (карта от изчистените)
card-chest-bury = срутване (пет карти от тестето се изчистват)
card-gold-1 = 1 златен къс
card-gold-2 = 2 златни къса
card-gold-3 = 3 златни къса
card-digger = златотърсач
card-saboteur = саботьор
card-greedy = алчно джудже
card-blue = син златотърсач
card-green = зелен златотърсач
card-boss = началник
card-profiteer = спекулант
card-geologist = геолог
card-exit = изход
card-goal-ladder = цел със стълба
card-goal-hole = цел с тъмна дупка
card-goal-vein = цел със златна жила
card-hole-NESW = тъмна дупка на кръстовище
card-hole-NES = тъмна дупка в Т-шахта
card-hole-NEW = тъмна дупка в Т-галерия
card-ladder-NW = ляв завой със стълба
card-ladder-NS = шахта със стълба
card-ladder-EW = галерия със стълба
card-bridge-NS-EW = мост над шахта
card-tunnel-NW-ES = двоен ляв завой с таен тунел
card-tunnel-NE-SW = двоен десен завой с таен тунел
card-vein-NEW = златна жила в Т-галерия
card-vein-NES = златна жила в Т-шахта
card-secret-information = Тайна информация
card-web = паяжина
card-boots = ботуши
card-axe = брадва
card-rat = плъх
card-lindworm = линдворм
card-goblin = гоблин
card-yellow-loyal = вярно джудже от жълтия клан
card-yellow-saboteur = саботьор в жълтия клан
card-blue-loyal = вярно джудже от синия клан
card-blue-saboteur = саботьор в синия клан

## Действия, въпроси, посоки

verb-pass = пасувам
verb-dig = копая
verb-reveal = обръщам
verb-rotate = завъртам
verb-break = чупя
verb-repair = поправям
verb-map = поглеждам цел
verb-rockfall = свлачище
verb-keep = запазвам злато
verb-also = изчиствам и тази
verb-enough = стига толкова
verb-shed = махам карта (за 2)
verb-with = давам втора карта
verb-trap = затварям в капан
verb-free = пускам на воля
verb-scheme = кроя кражба
verb-foil = спирам кражба
verb-inspect = шпионирам
verb-hat = сменям шапка
verb-swap = разменям ръце
verb-rob = крада
verb-refrain = не крада нищо
verb-reverse = обръщам посоката
verb-switch = вземам две цели
verb-settle = наистина ги разменям
verb-storehouse = съкровищница
verb-take = вземам карта
verb-veto = налагам вето
verb-allow = позволявам
verb-pathfind = търся път
verb-lay = поставям
verb-divert = местя последния тунел
verb-toll = настанявам бирник
verb-beg = моля за помощ с таксата
verb-agree = да, съгласявам се
verb-decline = не, отказвам
verb-pay = плащам
verb-nudge = местя надясно
verb-unmask = поглеждам роля
verb-grab = изтеглям карта
verb-hold = запазвам една от три
verb-fetch = изравям от изчистените
verb-drop = изчиствам
verb-web = опъвам паяжина
verb-boots = давам ботуши
verb-axe = давам брадва
verb-send = пускам същество
verb-prowl = промъквам се
verb-stay = оставям го на място
verb-step = вървя
verb-cut = сека паяжина
verb-stop = не вървя повече
verb-fend = използвам брадва
verb-endure = пестя брадвата
verb-propose-end = предлагам край на играта
verb-consent = да, нека свършва
verb-object = не, играем нататък

task-turn = трябва да се изиграе карта или да се пасува
task-which-goal = трябва да се посочи коя цел се обръща
task-rotation = трябва да се избере как ляга целта
task-gold = трябва да се запази карта със злато
task-pass-more = трябва да се изчисти още карта или да се каже „стига“
task-shed-second = трябва да се посочи втората карта, която се дава
task-theft = трябва да се окраде някой или никой
task-switch = трябва да се реши дали целите наистина се разменят
task-storehouse = трябва да се вземе карта от съкровищницата
task-veto = карта може да бъде спряна
task-trail = трябва да се постави карта с тунел
task-sponsor = някой моли за помощ с таксата
task-toll-card = трябва да се плати с карта със злато
task-shift-goal = трябва да се посочи коя цел се мести
task-spy = трябва да се посочи играч, чиято роля се поглежда
task-steal = трябва да се посочи играч, който губи карта
task-put-away = трябва да се посочи следващата карта за изчистване
task-sift = трябва да се запази една от три карти
task-rummage = трябва да се извади карта от изчистените
task-walk = трябва да се направи стъпка или да се спре
task-hunt = трябва да се поведе съществото или да се остави на място
task-fend = трябва да се реши дали се използва брадва
task-end-vote = трябва да се реши дали играта свършва

side-N = горе
side-E = вдясно
side-S = долу
side-W = вляво

## The line to the server

ui-connection-lost = Връзката прекъсна; възстановява се.
ui-unreachable = Сървърът е недостъпен.

## Screens

ui-motto = Копайте за злато и разберете кой не иска да го намерите.
ui-play-now = Играйте сега
ui-play-now-about = Базовата игра с 4 бота
ui-play-game-about = { $count ->
    [one] С един бот
   *[other] С { $count } бота
}
ui-new-table = Нова маса
ui-new-table-about = Изберете какво се играе и с кого
ui-learn = Научете играта
ui-learn-about = Играта за пет минути
ui-join = Присъединяване с код
ui-join-about = Имате код или връзка? Въведете тук.
ui-join-go = Присъединяване
ui-code = Код на масата
ui-code-or-link = Код или връзка
ui-watch = Маси за игра или гледане
ui-watch-none = В момента няма обявена маса.
ui-offline-title = Няма връзка
ui-offline-about = Всяка игра върви на сървъра, дори сами срещу ботове, затова играта трябва да почака. Местата ви се пазят там.
ui-offline-again = Нов опит
ui-free-seats =
    { $count ->
        [0] няма свободни места
        [one] едно свободно място
       *[other] { $count } свободни места
    }
ui-playing = играе се
ui-over = играта свърши
ui-my-games = Вашите игри
ui-replay = Повторение
ui-go-on = Продължаване
ui-game-again = Реванш
ui-game-waits = чака в лобито
ui-language = Език
ui-settings = Настройки
ui-called = Казвате се { $name }.
ui-to-home = Начало
ui-not-found = Тук няма нищо
ui-looking = Един момент…
ui-table = Маса
ui-your-name = Вашето име
ui-join-full = Всички места са заети. Домакинът може да махне бот.
ui-only-watch = Само гледане
ui-lobby = Лоби
ui-seats = Места
ui-seat-free = Свободно място
ui-seat-fills = Ако никой не дойде, сяда бот
ui-sit = Сядам тук
ui-sit-at = Сядам тук: място { $number }
ui-get-up = Ставам
ui-free-seat = Освобождаване на мястото
ui-free-seat-sure = Да се освободи ли мястото? { $name } ще може да се върне само с връзката или кода.
ui-free-seat-yes = Да, освобождаване
ui-bot = Бот
ui-bot-at = Бот на място { $number }
ui-no-bot = Без бот
ui-level-random = Бот (наслуки)
ui-level-newcomer = Бот (начинаещ)
ui-level-standard = Бот (мисли напред)
ui-level-detective = Бот (детектив)
ui-persona-any = Без значение
ui-persona-cautious = Предпазлив
ui-persona-hot-headed = Избухлив
ui-persona-sly = Хитър
ui-persona-talkative = Приказлив
ui-persona-at = Характер на бота на място { $number }
ui-host = Домакин
ui-offline = няма връзка
ui-ready = готово
ui-not-ready = още не е готово
ui-i-am-ready = Може да започваме
ui-unready = Още не
ui-host-starts = { $name } започва играта.
ui-draw-lobby = Случайно число от вашето устройство участва в разбъркването, за да не може сървърът сам да избира картите.
ui-draw-on = Събират се числата за разбъркването…
ui-draw-left-out = Числото на вашето устройство не влезе в разбъркването на тази игра: нищо не му доказва, че сървърът не е избрал картите.
ui-waiting-for = { $count ->
    [one] Един играч още не е готов.
   *[other] { $count } играчи още не са готови.
}
ui-standing = Без място:
ui-watchers = { $count ->
    [one] Гледа един човек.
   *[other] Гледат { $count } души.
}
ui-start = Започване на играта
ui-leave = Напускане на масата
ui-invite = Поканете други
ui-qr = Връзката като QR код
ui-link = Връзка към масата
ui-copy = Копиране
ui-copied = Копирано
ui-share = Споделяне
ui-theme = Тема
ui-theme-system = Като на устройството
ui-theme-dark = Тъмна
ui-theme-light = Светла
ui-motion = Анимации
ui-motion-system = Като на устройството
ui-motion-full = Всички
ui-motion-less = Намалени
ui-sound = Звуци
ui-kept-here = Всичко това се пази само в този браузър.
ui-which-game = Коя игра
ui-game-saboteur = Saboteur
ui-about-game-saboteur = Джуджета копаят към съкровище, а някои от тях искат никой да не го намери.
ui-game-cave = Тъмната пещера
ui-about-game-cave = Джуджета излизат със златото си от тъмна пещера, а някои от тях работят за другия клан.
ui-edition-jubilee = Базова игра
ui-edition-classic = Базова игра, по-стари правила
ui-edition-gigamic = Базова игра, френски правила
ui-setup-race = Надбягване: по едно джудже от всеки клан и печели онзи, който пръв излезе. Златото не се брои.
ui-setup-one-clan = Всички са от един клан, а саботьорите му работят за другия, който го няма.
ui-setup-two-clans = Два клана. Във всеки едно джудже може да е саботьор, който работи за другия.
ui-edition-cave = Тъмната пещера
ui-part-saboteur2 = Саботьор 2, с отбори
ui-part-greedy = Алчно джудже
ui-part-swap-goals = Размяна на цели
ui-part-storehouse = Съкровищница
ui-part-veto = Вето
ui-part-direction = Смяна на посоката
ui-part-craftsman = Майстор занаятчия
ui-part-pathfinder = Пътеводител
ui-part-diversion = Отклонение
ui-part-toll = Тунелна такса
ui-part-costume = Отдел костюми
ui-part-party = Тунелно парти
ui-part-new-goals = Нови цели
ui-part-chests = Ковчежета
ui-part-sabotaged = Без инструмент няма злато
ui-part-tournament = Турнир
ui-preset-base = Базова игра
ui-preset-greedy = Базова игра с алчно джудже
ui-preset-saboteur2 = Саботьор 2, на отбори
ui-preset-party = Всичко наведнъж
ui-preset-tournament = Турнир
ui-preset-dark-cave = Тъмната пещера
ui-what-is-played = Какво се играе
ui-who-plays = Кой играе
ui-time-and-guests = Време, зрители, чат
ui-players = Играчи
ui-players-range = от { $number } до { $count } играчи
ui-fewer = Едно място по-малко
ui-more = Едно място повече
ui-all-bots = Аз и ботове
ui-all-people = Само хора
ui-bots-level = Всички ботове
ui-bots-persona = Характер на всички ботове
ui-bots-differ = Различни
ui-seat-number = Място { $number }
ui-person = Човек
ui-parts =
    { $count ->
        [0] Разширения: няма
        [one] Разширения: избрано е едно
       *[other] Разширения: избрани са { $count }
    }
ui-switches =
    { $count ->
        [0] Домашни правила: няма
        [one] Домашни правила: променено е едно
       *[other] Домашни правила: променени са { $count }
    }
ui-clash = Не може заедно с частта „{ $name }“: { $why }.
ui-setting-chests = Къде лежат ковчежетата
ui-setting-chests-usual = На случаен принцип
ui-edition = Издание
ui-clock = Часовник
ui-clock-none = без ограничение
ui-clock-move = време за ход
ui-clock-bank = време за цялата игра
ui-clock-seconds = Секунди
ui-clock-increment = Допълнителни секунди за ход
ui-window = Време за спиране на карта
ui-window-seconds =
    { $count ->
        [one] { $count } секунда
       *[other] { $count } секунди
    }
ui-interval = Между два рунда
ui-interval-none = следващият започва веднага
ui-interval-seconds =
    всички имат до { $count ->
        [one] { $count } секунда
       *[other] { $count } секунди
    }
ui-sit-in = Ако някой загуби връзка
ui-sit-in-after =
    след { $count ->
        [one] { $count } минута
       *[other] { $count } минути
    } играе бот
ui-sit-in-never = масата чака
ui-sit-in-told = 
    Ако някой загуби връзка, след { $count ->
        [one] { $count } минута
       *[other] { $count } минути
    } играе бот.
ui-sit-in-told-never = Ако някой загуби връзка, масата чака.
ui-sit-in-alone = Ако играете само с ботове, масата ви чака колкото е нужно.
ui-listed = Масата се вижда на началната страница
ui-watchable = Разрешени зрители
ui-chat = Свободен чат
ui-bots-talk = Ботовете понякога се обаждат
ui-advice-allow = Съвети в бележника: кой може да е срещу останалите според това, което всички са видели
ui-advice-allowed = На тази маса бележникът дава съвети: всеки може да попита кой е срещу останалите.
ui-make-table = Създаване на маса
ui-settings-link = Връзка към тези настройки
ui-step = Стъпка
ui-step-back = Една стъпка назад
ui-step-on = Една стъпка напред
ui-step-play = Пускане на записа
ui-eye = Изглед
ui-eye-all = Всичко открито
ui-eye-public = Публика
ui-lesson-aim = Кои сте вие
ui-lesson-aim-text = Златотърсачите искат тунел от старта до съкровището. Саботьорите искат картите да свършат преди това. Никой не знае кой какъв е.
ui-lesson-dig = Копаене
ui-lesson-dig-text = Поставете карта с тунел така, че всички страни да паснат. Трябва да има непрекъснат път до старта. Някои карти са задънени.
ui-lesson-tools = Чупене и поправяне
ui-lesson-tools-text = Счупен инструмент пред играч не му позволява да копае. Поправка от същия вид го маха, от вас или от всеки друг.
ui-lesson-rockfall = Свлачище
ui-lesson-rockfall-text = Маха една карта с тунел от полето, никога старта и никога цел.
ui-lesson-map = Поглед
ui-lesson-map-text = Погледнете само вие една от трите цели. Може да кажете на другите какво сте видели, или нещо друго.
ui-lesson-pass = Пасуване
ui-lesson-pass-text = Изчистете една карта с лицето надолу, вместо да играете. След всеки ход теглите карта, докато има.
ui-lesson-end = Краят на рунда
ui-lesson-end-text = Който стигне до цел, я обръща. Ако е съкровището, печелят златотърсачите; ако на всички свършат картите, печелят саботьорите.
ui-lesson-gold = Златото
ui-lesson-gold-text = Победителите си делят карти със злато, от един до три къса. След три рунда печели най-богатото джудже.
ui-change-settings = Промяна на настройките
ui-change-done = Да играем така
ui-change-not = Да остане както беше
ui-about-part-saboteur2 = Отбори, врати, стълби, кристали, капани и крадци.
ui-about-part-greedy = Един златотърсач е алчен и печели сам, ако довърши пътя.
ui-about-part-swap-goals = Карта, която разменя две скрити цели, или само се преструва.
ui-about-part-storehouse = Карта, която връща една от последните пет изчистени карти.
ui-about-part-veto = Карта, която спира току-що обявена карта.
ui-about-part-direction = Карта, която обръща посоката на играта.
ui-about-part-craftsman = Карта, която поправя всеки инструмент.
ui-about-part-pathfinder = Карта, която поставя две карти с тунел за един ход.
ui-about-part-diversion = Карта, която мести последно поставената карта с тунел.
ui-about-part-toll = Джуджета, които блокират клетка, докато някой не им плати.
ui-about-part-costume = Двойна карта на пътя: който пръв я стигне, сменя ролята си.
ui-about-part-party = Двойна карта на пътя: щом се стигне, всички роли се раздават наново.
ui-about-part-new-goals = Пет цели: съкровището сред скали, чувалчета със злато, дракони и гигантски паяк.
ui-about-part-chests = Скрити тунели по пътя, под всеки по едно ковчеже.
ui-about-part-sabotaged = Златотърсач със счупен инструмент не получава злато.
ui-about-part-tournament = Карта на пътя от самото начало, плащане в късове, алчни джуджета.
ui-switch-E1 = карти със злато, когато печелят златотърсачите
ui-switch-E1-per-digger = на златотърсач
ui-switch-E1-per-player = на играч
ui-switch-E2 = кога свършва рунд без съкровище
ui-switch-E2-hands-empty = когато никой няма карти
ui-switch-E2-all-passed = когато всички са пасували
ui-switch-E2-no-playable = когато няма какво да се играе
ui-switch-E3 = кой започва следващия рунд
ui-switch-E3-last-turn = вляво от играча с последния ход
ui-switch-E3-last-card = вляво от играча с последната карта
ui-switch-E3-last-path = вляво от играча с последния тунел
ui-switch-E4 = няколко цели наведнъж
ui-switch-E4-all = обръщат се всички
ui-switch-E4-one-only = обръща се само една
ui-switch-E5 = как лежи цел, която пасва и по двата начина
ui-switch-E5-chooser = по избор
ui-switch-E5-chooser-if-misfit = по избор, ако не пасва
ui-switch-E5-fixed = както е поставена
ui-switch-E6 = чупене на собствен инструмент
ui-switch-E6-no = не може
ui-switch-E6-yes = може
ui-switch-E7 = кой печели, когато врати спират и двата отбора
ui-switch-E7-boss-profiteer = началник и спекулант
ui-switch-E7-boss-alone = само началникът
ui-switch-E8 = коя роля дава смяната на шапките
ui-switch-E8-top-under = горната от тестето, старата отива отдолу
ui-switch-E8-random-out = случайна, старата отпада
ui-switch-E8-top-out = горната от тестето, старата отпада
ui-switch-E9 = саботьор стига до открито съкровище
ui-switch-E9-both-teams = печелят и двата отбора
ui-switch-E9-nobody = никой не печели
ui-switch-E10 = капан за себе си
ui-switch-E10-no = не може
ui-switch-E10-yes = може
ui-setting-chests-fan = едно на прага, после по едно пред всяка цел
ui-setting-chests-gauntlet = по две от двете страни на правия път
ui-setting-chests-stairs = по диагонал през пътя, отдолу вляво нагоре вдясно
ui-setting-chests-wings = далеч от правия път, две в началото и две в края
ui-clash-greedy-saboteur2 = ролите там не оставят място за алчно джудже
ui-clash-sabotaged-saboteur2 = там се плаща по отбори, не по инструменти
ui-clash-saboteur2-tournament = и двете носят свои роли и плащане
ui-clash-greedy-tournament = турнирът носи свои алчни джуджета
ui-clash-costume-party = това са двете лица на една карта
ui-clash-costume-tournament = не остава роля за смяна, а двете лежат на една и съща клетка
ui-clash-party-tournament = двете лежат на една и съща клетка

## Екрани: масата

ui-table-board = Игралното поле
ui-table-cell = { $cell }: { $card }, свързано със старта
ui-table-cell-cut = { $cell }: { $card }, откъснато
ui-table-cell-hidden = { $cell }: с лицето надолу, { $card }
ui-table-target = Изберете { $cell }
ui-table-target-chosen = { $cell } е избрано: натиснете пак за потвърждение
ui-token = Жетон на { $cell }
ui-token-owned = Жетон на { $seat } на { $cell }
ui-token-toll = Джудже бирник на { $cell } ({ $seat })
ui-table-counted-gold = злато: { $count }
ui-table-pick-point = Изберете място, което свети.
ui-way = { $cell }: { $price }
ui-way-steps =
    { $count ->
        [one] 1 стъпка
       *[other] { $count } стъпки
    }
ui-way-card =
    { $count ->
        [one] струва 1 карта
       *[other] струва { $count } карти
    }
ui-way-gold =
    { $count ->
        [one] струва 1 златен къс
       *[other] струва { $count } златни къса
    }
ui-way-go = Отидете там ({ $price })
ui-way-going = По пътя…
ui-token-dwarf = Джудже на { $seat }, { $cell }
ui-token-rat = Плъх на { $seat }, { $cell }
ui-token-lindworm = Линдворм на { $seat }, { $cell }
ui-token-goblin = Гоблин на { $seat }, { $cell }
ui-token-web = Паяжина на { $seat }, { $cell }, показва { $count }
ui-token-nugget = Злато на жила, { $cell }
ui-seat-lying = парализа
ui-gone-dwarf = навън
ui-banner-yellow = клан: жълт
ui-banner-blue = клан: син
ui-aim-yellow-loyal = Изнесете злато за своя жълт клан.
ui-aim-yellow-saboteur = Носите жълто, но изнасяте злато за синия клан.
ui-aim-blue-loyal = Изнесете злато за своя син клан.
ui-aim-blue-saboteur = Носите синьо, но изнасяте злато за жълтия клан.
ui-aim-race = Изведете джуджето си първо от пещерата: златото не се брои.
ui-won-race = { $seat } излиза по-рано и печели!
ui-sums = Какво изнесоха клановете
ui-sums-worked = За него работиха:
ui-sum-gold =
    { $count ->
        [one] злато { $gold } × 1 джудже, което работи за другия клан = { $worth }
       *[other] злато { $gold } × { $count } джуджета, които работят за другия клан = { $worth }
    }
ui-table-zoom-in = По-голямо
ui-table-zoom-out = По-малко
ui-table-fit = Показване на всичко
ui-table-hand = Вашата ръка
ui-table-players = Играчи
ui-table-question = Какво трябва да се направи
ui-table-deed = { $verb }: { $name }
ui-table-pick-card = Изберете карта за игра или за изчистване.
ui-table-pick-cell = Изберете клетка на полето.
ui-table-pick-seat = Изберете играч.
ui-table-pick-which = Коя карта?
ui-table-rotate = Завъртане
ui-table-back = Отказ
ui-table-pass = Изчистване и пас
ui-table-noted = Отговорът ви е записан; още можете да го промените.
ui-let-turn = Позволявам всичко в този ход
ui-let-round = Позволявам всичко в този рунд
ui-letting-turn = В този ход позволявате всичко.
ui-letting-round = В този рунд позволявате всичко.
ui-let-not = Питайте ме пак
ui-table-yes = Да, разменям ги
ui-table-no = Не, оставям ги
ui-table-turned = Завъртяна
ui-table-unturned = Както е
ui-table-clock = Оставащи секунди: { $count }
ui-table-paused = Играта е на пауза.
ui-holds-backwards = Играе се в обратна посока.
ui-table-you = вие
ui-table-acts = е на ход
ui-table-bot = бот
ui-table-away = отсъства
ui-table-offline = без връзка
ui-table-bot-in = бот след { $time }
ui-table-cards = карти: { $count }
ui-table-gold = карти със злато: { $count }
ui-table-worth = стойност: { $count }
ui-table-pieces = златни късове: { $count }
ui-table-known-role = знаете, че е: { $card }
ui-table-cover = Скриване или показване на това, което знаете само вие
ui-table-covered = Скрито. Докоснете, за да видите.
ui-self = Кои сте вие
ui-self-role = Вашата роля
ui-self-unknown = Още не е известно
ui-self-known = Какво знаете
ui-self-nothing = Засега нищо тайно.
ui-self-cell = { $cell }: { $card }
ui-self-seat = { $seat }: { $card }
ui-self-got-it = Разбрах
ui-table-pile = Рунд { $round } · тесте: { $count }
ui-table-pile-alone = Тесте: { $count }
ui-table-more = Още
ui-table-log = Дневник
ui-table-talk = Чат
ui-table-menu = Маса
ui-table-chat = Кажете нещо
ui-table-send = Изпращане
ui-log-show = Показване на полето
ui-log-more =
    { $count ->
        [one] Още един ред
       *[other] Още { $count } реда
    }
ui-mat = Пред { $name }
ui-talk-said = Какво беше казано
ui-talk-nothing = Още никой нищо не е казал.
ui-talk-unread = ново
ui-turn-yours = Ваш ред е
ui-turn-waits = На масата чакат вас.
ui-notice-ask = Да ви известява ли Rockfall, когато е ваш ред, а гледате другаде?
ui-notice-yes = Да, известявайте ме
ui-notice-no = Не, благодаря
ui-table-connecting = Връзката се възстановява.
ui-table-try-again = Нов опит
ui-table-bot-plays = Бот играе на вашето място.
ui-table-i-am-back = Отново съм тук
ui-table-be-away = Нека бот играе вместо мен
ui-pace = Ботовете играят
ui-pace-calm = спокойно
ui-pace-brisk = бързо
ui-pace-at-once = веднага
ui-table-pause = Пауза
ui-table-continue = Продължаване
ui-table-void = Край без резултат
ui-table-leave = Напускане на масата
ui-table-home = Начало
ui-table-watchers = Гледат: { $count }
ui-told-away = Бот играе вместо { $seat }.
ui-told-back = { $seat } се върна.
ui-told-pace = Вече ботовете играят { $text }.
ui-told-continued = Играта продължава.
ui-told-ended = Играта свърши.
ui-told-void = Играта беше прекратена без резултат.
ui-told-wish-pause = { $name } иска пауза.
ui-told-wish-continue = { $name } иска да продължим.
ui-told-wish-void = { $name } иска да прекратим играта.
ui-told-wish-sit-in = { $name } иска бот да играе вместо { $seat }.
ui-told-emote = { $name }: { $text }
ui-told-words = { $name }: { $text }
ui-end-nobody = Никой не спечели
ui-end-winners = Победа: { $name }
ui-end-score = Злато: { $count }
ui-end-worth = Стойност: { $count }
ui-end-rematch = Пак със същите играчи
ui-end-to-rematch = Към следващата игра
ui-end-replay = Преглед на играта
ui-end-look = Към полето
ui-draw-kept = Числото на вашето устройство влезе в разбъркването, както беше обещано. Така се проверява това и се тегли отново всяка карта:
ui-draw-broken = Разбъркването не е това, което беше обещано на вашето устройство: не вярвайте на това раздаване. Проверява се така:
ui-draw-others = В разбъркването влязоха числа от устройствата на играчи. Така се проверява това и се тегли отново всяка карта:
ui-draw-alone = Разбърка само сървърът. Че нищо не е променено след раздаването, се проверява така:
ui-aim-digger = Копайте от старта до съкровището.
ui-aim-saboteur = Не допускайте другите до съкровището и не се издавайте.
ui-aim-greedy = Довършете вие пътя до съкровището: тогава цялото е ваше.
ui-aim-blue = Стигнете до съкровището; зелените врати ви спират.
ui-aim-green = Стигнете до съкровището; сините врати ви спират.
ui-aim-boss = Печелите с който и да е отбор, с един къс по-малко.
ui-aim-profiteer = Печелите с всеки победител, с два къса по-малко.
ui-aim-geologist = Плащат ви за кристалите на полето.
ui-claim-role = „{ $seat } е: { $card }.“
ui-claim-goal = „{ $cell }: { $card }.“
ui-claim = Твърдя нещо
ui-table-agree = И аз съм за
ui-table-sit-in = Бот да играе вместо { $seat }
ui-table-keys = Клавиши: 1–9 избират карта, стрелките клетка или играч, R върти, I разказва за картата, Enter потвърждава, Esc отказва, + − 0 мащаб, ? показва това.
ui-claim-true = Това беше вярно.
ui-claim-false = Това не беше вярно.
ui-claim-who = Кой?
ui-claim-where = Коя карта?
ui-claim-what = Какво е?
ui-claim-make = Твърдя
ui-round-over = Рунд { $round } свърши
ui-round-go-on = Следващ рунд
ui-round-waits = Чакаме още: { $name }
ui-round-result = Към резултата
ui-round-unfold = Кой какъв беше
ui-missed = Докато ви нямаше
ui-phrase-good-game = Хубава игра!
ui-phrase-hello = Здравейте!
ui-phrase-hurry = По-бързо!
ui-phrase-need-a-map = Кой има схема?
ui-phrase-need-a-tool = Трябва ми инструмент!
ui-phrase-not-me = Не бях аз!
ui-phrase-one-more = Още една!
ui-phrase-sorry = Извинете!
ui-phrase-thanks = Благодаря!
ui-phrase-trust-me = Вярвайте ми.
ui-phrase-watch-out = Внимавайте!
ui-phrase-well-dug = Добре копано!
ui-phrase-why = Защо така?
ui-phrase-your-turn = Ваш ред е.
ui-emote-angry = ядосва се
ui-emote-cheer = ликува
ui-emote-laugh = смее се
ui-emote-sad = тъгува
ui-emote-think = размишлява
ui-emote-wink = намига
ui-emote-wow = чуди се
ui-emote-yawn = прозява се

## Screens: learning

ui-lesson-first = Изиграйте първия си рунд
ui-lesson-first-about = Едно джудже до вас казва какво да правите. Пет минути и знаете играта.
ui-lesson-read = Или го прочетете тук
ui-lesson-coach = Вашият наставник
ui-lesson-step = Стъпка { $number } от { $count }
ui-lesson-others = Сега играят другите. Гледайте внимателно: делата им издават кои са.
ui-lesson-hurry = Нататък
ui-lesson-again = Отначало
ui-lesson-leave = Изход от урока
ui-lesson-play = Истинска игра
ui-lesson-who = Кой е саботьорът?
ui-lesson-alone = Това е урок: на масата няма никой друг.
ui-lesson-cannot = Там не може да лежи: тунел трябва да срещне тунел, а скала – скала.
ui-lesson-do-dig = Вие сте златотърсач. Под една от трите карти най-вдясно лежи съкровището и дотам трябва тунел. Изберете кръстовището от ръката си, после клетката вдясно от старта, и потвърдете, като я изберете още веднъж.
ui-lesson-do-map = След всеки ход теглите карта. Но накъде да копаете? Изиграйте схемата върху най-долната от трите цели: само вие ще видите какво има там.
ui-lesson-do-mend = Видяхте съкровището: то е долу вдясно! Но някой счупи фенера ви и без ремонт не можете да копаете. Изберете ремонта на фенер или количка, после себе си сред играчите.
ui-lesson-do-turn = Сега копайте нататък и надолу, към съкровището. Изберете Т-галерията и клетката в края на тунела и завъртете картата така, че едно разклонение да води надолу: с бутона или с клавиша R.
ui-lesson-do-rockfall = Най-долната карта на тунела е задънена: пътищата ѝ свършват в скалата и никой не може да мине. Изиграйте свлачището върху нея, за да освободите място за по-добра карта.
ui-lesson-do-accuse = Някой тук не иска да намерите златото. От вас четиримата най-много един е саботьор, но кой? Изберете име и вижте какво е правил този играч досега.
ui-lesson-accused = Добре забелязано! { $seat } копа веднъж само за пред хората. После дойдоха два счупени инструмента и задънена карта точно където боли. Изиграйте сега счупената количка: { $seat } няма да копае без ремонт.
ui-lesson-do-reach = Другите са съгласни с вас: там вече и трите инструмента са счупени. Липсва само една карта. Поставете галерията до съкровището!
ui-lesson-do-gold = Съкровището! Всички роли са открити и вие бяхте прави. Златотърсачите си делят толкова карти със злато, колкото са самите те; вие стигнахте целта и избирате първи. Вземете картата с най-много златни късове.
ui-lesson-over = Вашето злато остава при вас, а другите златотърсачи си делят останалото. Това беше един рунд; играта има три и после печели най-богатото джудже.
ui-lesson-no-pass = Да пасувате значи да изчистите карта с лицето надолу и да изтеглите друга. Понякога няма друг изход, но сега имате нещо по-добро.
ui-lesson-no-map-later = Добра мисъл, но първо копайте малко, за да имат другите какво да продължат.
ui-lesson-no-away = Там пасва, но води надалеч от целите. Те са вдясно.
ui-lesson-no-crossing-first = И тази карта пасва, но я запазете. В началото най-добро е кръстовището: то отваря пътища във всички посоки.
ui-lesson-no-other-goal = Можете да погледнете всяка цел. Този път вземете най-долната.
ui-lesson-no-rockfall-later = Всички тези тунели са добри. Запазете свлачището за някой лош.
ui-lesson-no-too-early = На кого искате да навредите? Още не може да знаете кой е срещу вас. Запазете тази карта.
ui-lesson-no-blind-digging = Може, но още не знаете накъде. Първо погледнете.
ui-lesson-no-north = Така пасва, но разклонението води нагоре, а съкровището е долу. Завъртете картата.
ui-lesson-no-bend = И този завой води надолу, но затваря всички други пътища. Т-галерията ги оставя отворени.
ui-lesson-no-dead-end = Тази карта е задънена: пътищата ѝ свършват в скалата и оттам не може да се копае. Такива поставят саботьорите.
ui-lesson-no-not-there = Пасва, но не ви приближава до съкровището. Гледайте стрелката.
ui-lesson-no-good-tunnel = Тази карта е част от пътя ви. Задънената е най-долната.
ui-lesson-no-blocked = Там можете да копаете, но най-късият път до съкровището е запушен. Първо го освободете.
ui-lesson-no-clear-first = Търпение, това е следващата стъпка. Първо задънената карта трябва да изчезне.
ui-lesson-no-suspect-1 = { $seat } копае винаги когато може, и все към целите. Това говори за златотърсач, а против не говори нищо. Вижте другите.
ui-lesson-no-suspect-3 = Два паса приличат на мързел, но може да е лош късмет с картите. А { $seat } копае за вас и поправя чужд инструмент. Вижте другите.
ui-lesson-no-either-tool = И това би спряло { $seat }. Този път вземете счупената количка.
ui-lesson-no-stop-first = Може да копаете нататък, но докато саботьорът е със здрави инструменти, следващата задънена карта няма да закъснее. Първо го спрете.
ui-lesson-no-does-not-reach = Пасва, но няма отвор надясно: целта няма да бъде достигната.
ui-lesson-no-dig-now = Вече не е нужно: до съкровището липсва само една карта.
ui-lesson-no-more-gold = На тази карта има по-малко златни късове. Вземете другата: накрая се брои само златото.
ui-lesson-learnt = Какво научихте
ui-lesson-well-done = Добре изкопано! Вече знаете всичко, което е нужно на истинска маса.
ui-lesson-learnt-dig = Картите с тунел се поставят там, където всички страни пасват и има непрекъснат път до старта; могат да се завъртят с главата надолу.
ui-lesson-learnt-tools = Счупен инструмент не дава на играча да копае, докато някой не го поправи.
ui-lesson-learnt-cards = Схемата ви показва една цел, свлачището маха една карта с тунел, а задънената карта не води никъде.
ui-lesson-learnt-people = Делата на играчите издават кои са: гледайте кой копае, кой поправя и кой чупи.
ui-lesson-learnt-gold = Ако се стигне до съкровището, златото делят златотърсачите; ако картите свършат преди това – саботьорите.

## Screens: learning The Dark Cave

ui-lesson-cave = Излезте от Тъмната пещера
ui-lesson-cave-about = Едно джудже до вас казва какво да правите. Десет минути и знаете играта.
ui-lesson-cave-aim = За кого работите
ui-lesson-cave-aim-text = Всички виждат от кой клан сте, но никой не вижда дали сте му верни. Саботьорът е от единия клан, а работи за другия.
ui-lesson-cave-card = Първо карта
ui-lesson-cave-card-text = Поставете карта с тунел, изиграйте друга карта или изчистете една или две. Картата с тунел трябва да пасва на всички съседни и да продължава една от тях; връзка със старта не е нужна.
ui-lesson-cave-steps = После джуджето
ui-lesson-cave-steps-text = Джуджето ви може да направи три стъпки, от участък на участък. От една стълба до всяка друга е една стъпка.
ui-lesson-cave-creatures = Същества
ui-lesson-cave-creatures-text = Те излизат от тъмните дупки, а ги водите вие. Плъхът взема карта, гоблинът – 1 златен къс, а линдвормът парализира: един ход без стъпки.
ui-lesson-cave-webs = Паяжини и брадви
ui-lesson-cave-webs-text = През паяжина никой не минава; след два хода на собственика си тя изчезва. Брадва пред вас отслабва паяжина или прогонва същество.
ui-lesson-cave-veins = Златни жили
ui-lesson-cave-veins-text = Ако пътят ви свърши на жила, вземате златото ѝ, а картата на клана ви остава открита до края на играта.
ui-lesson-cave-out = Изходът
ui-lesson-cave-out-text = Той лежи с лицето надолу в един от четирите ъгъла. Който излезе, показва картата на клана си и златото му е спасено. Златото, останало в пещерата, е загубено.
ui-lesson-cave-value = Кой печели
ui-lesson-cave-value-text = Златото, което един клан изнесе, се брои по веднъж за всяко джудже, което работи за другия. Печели по-голямата сума, а с нея всички, които работят за нея, вън или вътре.
ui-lesson-do-cave-look = Джуджето ви има 3 златни къса и трябва да излезе от тази пещера. Една от четирите карти в ъглите е изходът: изиграйте Тайна информация върху долната дясна и само вие ще я видите.
ui-lesson-do-cave-lay = Изходът! А другите вече копаят натам. Поставете картата със стълбата в края на техния тунел, така че да води надолу.
ui-lesson-do-cave-climb = След картата може да направите до три стъпки. От стълба до стълба е само една: вървете от старта до стълбата, която току-що поставихте.
ui-lesson-do-cave-rest = Остават две стъпки, но напред още няма тунел. Не вървете повече.
ui-lesson-do-cave-axe = { $seat } изплита паяжина точно пред вас, а през паяжина джудже не минава. Поставете брадвата пред себе си: от следващия си ход може да я използвате.
ui-lesson-do-cave-wait = В хода, в който е поставена, брадвата още не помага. Останете тук и не вървете повече.
ui-lesson-do-cave-endure = Гоблин от тъмната дупка, а го води { $seat }! Когото срещне, му взема 1 златен къс. Брадвата го прогонва, но ви трябва за паяжината: пестете я.
ui-lesson-do-cave-send = И вие го можете. Точно зад вас стои { $seat }: изиграйте плъха, той излиза от тъмната дупка.
ui-lesson-do-cave-lead = Сега вие водите плъха, до три стъпки. Целта му е { $seat }: когото срещне, губи случайна карта.
ui-lesson-do-cave-cut = Паяжината отслабва с всеки ход на собственика си. Сега стига един удар с брадвата и той не струва стъпка: насечете я.
ui-lesson-do-cave-walk = Пътят е свободен! Направете две стъпки до края на тунела и не повече.
ui-lesson-do-cave-vein = До изхода липсва само една карта. Поставете там златната жила: на нея има 1 златен къс.
ui-lesson-do-cave-gold = Чийто път свърши на жилата, взема златото, но открива картата на клана си завинаги. Вие сте верни и няма какво да криете: вървете до златото и останете там.
ui-lesson-do-cave-inspect = Изходът е открит! Но двама от вас четиримата са саботьори. { $seat } през цялото време копае с вас и също стои до изхода. Вижте тази карта на клана с Тайна информация.
ui-lesson-do-cave-exit = Все пак саботьор! { $seat } ще изнесе златото за другия клан. Изпреварете го: три стъпки ви водят до изхода и вън от пещерата.
ui-lesson-cave-over = И двете верни джуджета са вън и играта свършва веднага. Вашите 6 златни къса се броят по веднъж за всеки от двамата, които работят за другия клан: 12. Те имат 0 и вие печелите!
ui-lesson-no-cave-pass = Вместо да изиграете карта, може да изчистите една или две и да изтеглите толкова. Но сега имате нещо по-добро.
ui-lesson-no-cave-propose = Веднъж на ход може да предложите край на играта и всички трябва да се съгласят. Още е рано.
ui-lesson-no-cave-other-corner = Изходът може да е във всеки ъгъл. Този път вземете долния десен.
ui-lesson-no-cave-corner-first = Тя показва и карта на клан. Но първо трябва да знаете къде е изходът.
ui-lesson-no-cave-keep-axe = Запазете брадвата: още нищо не ви пречи.
ui-lesson-no-cave-look-first = Може да копаете, но още не знаете накъде. Първо потърсете изхода.
ui-lesson-no-cave-seen = Знаете къде е изходът. Запазете тази карта за по-късно.
ui-lesson-no-cave-keep-rat = Запазете плъха. И неговият час ще дойде.
ui-lesson-no-cave-away = Там пасва, но не ви доближава до изхода. Гледайте стрелката.
ui-lesson-no-cave-ladder-first = И тази карта пасва. Но стълбата ви спестява дълъг път: вземете нея.
ui-lesson-no-cave-walk-on = Може да останете на място. Но до изхода е далеч: вървете.
ui-lesson-no-cave-ladder-shorter = Оттам е по-дълго. По стълбата е една стъпка.
ui-lesson-no-cave-back = Това води надалеч от изхода.
ui-lesson-no-cave-web-first = Може, но паяжината пак ще ви прегражда пътя. Първо помислете за нея.
ui-lesson-no-cave-own-axe = Тогава ще я използва { $seat }. Поставете я пред себе си.
ui-lesson-no-cave-fend = Това ще спаси 1 златен къс, но ще останете без брадва пред паяжината. Пестете я.
ui-lesson-no-cave-inspect-later = Добра мисъл, но може да почака.
ui-lesson-no-cave-rat-first = Това е за следващия ви ход. Зад гърба ви е { $seat }: първо плъхът.
ui-lesson-no-cave-lead-on = Там не среща никого. Целта му е { $seat }.
ui-lesson-no-cave-nobody = Там няма никого. Целта му е { $seat }.
ui-lesson-no-cave-cut-first = Първо насечете паяжината: тя прегражда пътя към изхода.
ui-lesson-no-cave-vein-down = И така пасва, но този път я поставете с жилата нагоре: завъртете картата.
ui-lesson-no-cave-vein-better = И тя би стигнала до изхода, но жилата ви носи злато.
ui-lesson-no-cave-vein-stop = Който само минава през жила, не взема нищо. Спрете на нея.
ui-lesson-no-cave-deeds-1 = Паяжина, гоблин: за кого работи { $seat }, вече знаете.
ui-lesson-no-cave-deeds-2 = { $seat } току-що ви откри изхода, а вреда оттам не сте виждали. Вижте другите.
ui-lesson-no-cave-inspect-now = Няма какво повече да копаете: изходът е открит. Разберете кой стои до вас.
ui-lesson-learnt-cave-turn = Ходът е карта, после до три стъпки, после нова карта. От стълба до стълба е една стъпка.
ui-lesson-learnt-cave-creatures = Съществата излизат от тъмни дупки и ги води този, който ги е изиграл: плъхът взема карта, гоблинът злато, линдвормът следващите стъпки.
ui-lesson-learnt-cave-webs = Паяжината прегражда пътя за два хода на собственика си; брадвата я сече или прогонва същество.
ui-lesson-learnt-cave-vein = Златната жила ви прави по-богати и показва на всички кои сте: саботьорите ще помислят два пъти.
ui-lesson-learnt-cave-clan = Брои се само изнесеното злато. Колкото по-малко работят за вашата страна, толкова повече струва то.

## Screens: one page for each card

ui-card-about = За тази карта
ui-card-close = Затваряне
ui-card-hand = Във вашата ръка
ui-card-mats = Пред играчите
ui-card-board = На полето
ui-card-turned = { $card }, завъртяна
ui-card-joins = Свързани: { $name }
ui-card-ends = Задънен отвор: { $name }
ui-card-ways-1 = Завъртяна с главата надолу, е същата.
ui-card-ways-2 = Преди да се постави, може да се завърти с главата надолу, но не и да легне настрани.
ui-card-deck = Играе се с
ui-card-count = Карти
ui-card-rules = Правила: { $name }
ui-cards-all = Всички карти
ui-cards-role = Роли
ui-cards-path = Тунели
ui-cards-dead-end = Задънени карти
ui-cards-action = Карти с действия
ui-cards-goal = Старт, цели и двойна карта
ui-cards-gold = Злато
ui-cards-door = Врати
ui-cards-ladder = Стълби
ui-cards-crystal = Кристали
ui-cards-chest = Ковчежета и техните тунели
ui-card-path = Поставете я на празна клетка, където тунел среща тунел, скала среща скала и непрекъснат път води до старта.
ui-card-dead-end = Никой от пътищата ѝ не минава през нея: който влезе, трябва да се върне. Саботьорите я обичат; златотърсачите я изчистват или затварят с нея излишно разклонение.
ui-card-stub = Освен пътя, който минава през нея, има и отвор, който свършва в скалата.
ui-card-apart = Два тунела се разминават и не се срещат: който дойде по единия, не може да мине в другия.
ui-card-ladder = Поставете я до всяка открита карта с тунел, с която пасва, дори откъсната, но не до цел. Всички стълби и стартът са свързани като с един тунел.
ui-card-door-1 = Сините златотърсачи имат ключа. Ако всеки път до съкровището минава през сини врати, зеленият отбор остава с празни ръце.
ui-card-door-2 = Зелените златотърсачи имат ключа. Ако всеки път до съкровището минава през зелени врати, синият отбор остава с празни ръце.
ui-card-crystal = В скалата блести кристал: ако в края на рунда лежи на полето, на геолозите се плаща за него.
ui-card-start = Оттук започва всеки тунел. Не може да бъде махната.
ui-card-treasure = Една от целите. Щом бъде достигната и обърната, рундът свършва и златотърсачите са спечелили.
ui-card-stone = Една от целите, но само скала. Обърната, тя е тунел като всеки друг и води нататък.
ui-card-bag = Една от новите цели: който я достигне, взема толкова злато, колкото показва, и копаенето продължава.
ui-card-dragon = Една от новите цели: който я достигне, губи един златен къс заради дракона, ако има.
ui-card-spider = Една от новите цели, и най-лошата: щом бъде обърната, рундът свършва и съкровището е загубено.
ui-card-double = Половина от двойна карта, която от самото начало лежи на пътя. Който пръв стигне до Отдел костюми, сменя ролята си; на тунелното парти всички роли се раздават наново.
ui-card-tunnel = Лежи на пътя с лицето надолу, а под него има ковчеже. Който го достигне, го обръща, отваря ковчежето и може да копае през него.
ui-card-broken = Поставете я пред играч: той не копае, докато някой не поправи инструмента. Никой няма два счупени инструмента от един вид.
ui-card-fix = Поправя този счупен инструмент, ваш или чужд. И двете карти се изчистват.
ui-card-fix-two = Поправя един от двата показани инструмента, ваш или чужд. И двете карти се изчистват.
ui-card-craftsman = Поправя всеки счупен инструмент, ваш или чужд.
ui-card-map = Погледнете тайно една закрита цел. Всички виждат коя, но какво има там, знаете само вие, а да кажете можете каквото искате.
ui-card-rockfall = Маха от полето всяка карта с тунел, освен старта и целите. Откъснатото остава, но от него не може да се строи, докато не бъде свързано отново.
ui-card-trapped = Поставете я пред друг играч: той не може да копае и ако в края на рунда още е в капан, не получава нищо.
ui-card-free-at-last = Освобождава играч от капан, вас или някой друг.
ui-card-theft = Поставете я пред себе си: след рунда може да откраднете един златен къс, ако не сте в капан.
ui-card-hands-off = Маха една кражба от кой да е играч.
ui-card-inspection = Погледнете тайно ролята на друг играч. Всички виждат чия.
ui-card-swap-hats = Играч по ваш избор, може и вие, сменя ролята си с карта от тестето с роли. Каквото се знаеше за него, вече не важи.
ui-card-swap-hands = Разменете всички останали карти с тези на друг играч; карта тегли той, а не вие.
ui-card-swap-goals = Вземете две скрити цели, без да гледате, и ги върнете, разменени или не. Знаете само вие.
ui-card-storehouse = Вместо да теглите, погледнете последните пет изчистени карти и задръжте една от тях.
ui-card-veto = Извън вашия ход: спира карта, която друг току-що е обявил. Тя не действа и се изчиства.
ui-card-change-of-direction = Отсега до края на рунда се играе в обратната посока.
ui-card-pathfinder = Поставете две карти с тунел в един ход и изтеглете две.
ui-card-diversion = Вземете последно поставената карта с тунел и я поставете другаде. Вече се брои за ваша.
ui-card-gold = Победителите в рунда си делят карти със злато. Колко златни къса има на тях, е тайна до края; тогава печели най-богатото джудже.
ui-card-digger = Иска тунел от старта до съкровището. Ако се стигне до него, златото делят всички златотърсачи, който и да е завършил.
ui-card-saboteur = Иска картите да свършат, преди да се стигне до съкровището, и по-добре да не го разкрият: тогава златото е за саботьорите.
ui-card-greedy = Нито златотърсач, нито саботьор: печели само ако сам постави последната карта до съкровището, но тогава взема всичко.
ui-card-blue = Копае за синия отбор. Зелените врати го спират, сините не.
ui-card-green = Копае за зеления отбор. Сините врати го спират, зелените не.
ui-card-boss = Печели с всеки отбор, с един златен къс по-малко, и минава през всяка врата.
ui-card-profiteer = Печели с тези, които печелят, златотърсачи или саботьори, с два златни къса по-малко.
ui-card-geologist = Съкровището не го интересува: плащат му за кристалите на полето в края на рунда.
ui-card-chest-nugget = Златен къс за този, който го отвори.
ui-card-chest-maps-off = До края на рунда схемите вече не показват цели, само ковчежета.
ui-card-chest-no-draw = Който го отвори, тегли една карта по-малко в този ход.
ui-card-chest-extra-draw = Който го отвори, тегли една карта повече в този ход.
ui-card-chest-shift-goal = Който го отвори, мести закрита цел с една клетка надясно, без да я гледа.
ui-card-chest-steal = Вместо да тегли, който го отвори, взема на сляпо карта от ръката на друг.
ui-card-chest-sift = Вместо да тегли, който го отвори, гледа горните три карти от тестето и задържа една.
ui-card-chest-spy = Който го отвори, гледа ролята на друг играч.
ui-card-chest-rummage = Изчистените карти се разбъркват; който го отвори, гледа пет от тях, задържа една и тегли една карта по-малко.
ui-card-chest-bury = Горните пет карти от тестето се изчистват, без някой да ги види.
ui-cards-clan = Карти на клановете
ui-cards-group-1 = Карти с тунел I: една стъпка, за да се мине
ui-cards-group-2 = Карти с тунел II: две стъпки, за да се мине
ui-cards-group-3 = Карти с тунел III: три стъпки, за да се мине
ui-cards-cave-goal = Старт и цели
ui-card-cave-path = Поставете я на празна клетка, където пасва на всички открити карти наоколо и продължава поне един тунел. Не е нужно да е свързана със старта.
ui-card-cave-group-1 = Група I: всеки тунел е един участък. През картата се минава с една стъпка.
ui-card-cave-group-2 = Група II: до всеки отвор има участък. През картата се минава с две стъпки.
ui-card-cave-group-3 = Група III: има участък до всеки отвор и още един в средата. През картата се минава с три стъпки.
ui-card-cave-start = Оттук тръгват всички джуджета, всяко с 3 златни къса. Цялата карта е един участък и нищо не може да я махне.
ui-card-cave-goal = Една от четирите цели, които лежат с лицето надолу. Който стъпи на нея, я обръща и трябва да спре там.
ui-card-cave-ladder = От тази стълба една стъпка води до всяка друга стълба на открита карта. Никоя паяжина не пречи.
ui-card-cave-hole = От тази тъмна дупка излизат плъхът, линдвормът и гоблинът. За джуджетата тя е участък като всеки друг.
ui-card-cave-vein = На златната жила лежи 1 златен къс. Ако движението ви свърши тук, го вземате и показвате картата на клана си завинаги; минаването не променя нищо.
ui-card-cave-exit = Който стъпи на този участък, излиза от пещерата: златото е спасено, а картата на клана се показва. След това се играят карти, но вече не се върви.
ui-card-cave-bridge = Два тунела се пресичат, без да се срещат; мостът води отляво надясно. Който стъпи на него от друга карта, губи случайна карта от ръката си.
ui-card-cave-tunnel = Таен тунел свързва двата завоя. Всеки път, когато влезете в него, плащате 1 златен къс, ако имате. Можете да спрете там.
ui-card-cave-secret-information = Вижте тайно една цел с лицето надолу или скритата карта на клана на друг играч. Всички виждат коя, но какво има на нея, знаете само вие.
ui-card-cave-rockfall = Маха карта с тунел, на която няма нито джудже, нито същество, но никога старта или цел. Откъснатите джуджета остават, където са.
ui-card-cave-swap-hands = Разменете всички останали карти с тези на друг играч, дори ако някоя ръка е празна. Карта тегли той, а не вие.
ui-card-cave-web = Опънете я между две свързани карти или на отворен край: не минават нито джуджета, нито същества. Показва 2, после 1 и изчезва в началото на втория ви ход отсега нататък.
ui-card-cave-boots = Поставете ги пред играч, който няма, може и пред себе си: отсега нататък една стъпка повече във всеки ход.
ui-card-cave-axe = Поставете я пред когото искате, може и пред себе си. По-късно тя отслабва с едно паяжина до своето джудже или прогонва същество, преди да е нападнало.
ui-card-cave-rat = Поставете плъха на тъмна дупка или го поемете там, където е, и го водете до 3 стъпки. Спира при първите джуджета, които срещне; всяко от тях губи случайна карта. В началото на следващия ви ход изчезва.
ui-card-cave-lindworm = Поставете линдворма на тъмна дупка или го поемете там, където е, и го водете до 4 стъпки. Спира при първите джуджета, които срещне; те лежат парализирани, докато мине следващият им ход. В началото на следващия ви ход изчезва.
ui-card-cave-goblin = Поставете гоблина на тъмна дупка или го поемете там, където е, и го водете до 5 стъпки. Спира при първите джуджета, които срещне; всяко от тях губи 1 златен къс. В началото на следващия ви ход изчезва.
ui-card-cave-loyal = Работи за клана, чийто цвят носи. Цвета виждат всички, а верността знаете само вие.
ui-card-cave-saboteur = Носи цвета на единия клан, а тайно работи за другия: златото, което това джудже изнесе, се брои за другия клан.

## Screens: several people on one device
ui-hotseat-home = На едно устройство
ui-hotseat-home-about = Всички са в една стая; никой не вижда чуждите карти
ui-hotseat-here = Кой играе на това устройство
ui-hotseat-here-about = Играйте в една стая и си подавайте устройството: между ходовете то не показва ничии карти. Други могат да дойдат и по връзката.
ui-hotseat-name = Име на играч { $number }
ui-hotseat-add = Добавяне на играч
ui-hotseat-remove = Махане на играч { $number }
ui-hotseat-more = Още някой играе на това устройство:
ui-hotseat-same-name = Двама играчи са с едно и също име.
ui-hotseat-pass = Подайте на { $name }
ui-hotseat-pass-about = Останалите сега не гледат.
ui-hotseat-i-am = Аз съм { $name }
ui-hotseat-back = Назад към масата
ui-hotseat-hand-of = Картите на { $name }
ui-hotseat-hide = Скриване на картите ми
ui-hotseat-look = Вижте своите карти:
ui-hotseat-anyone = Сега може да отговори всеки:
ui-screen = Голям екран
ui-screen-how = Някой от играчите отваря този екран преди играта или от менюто на масата.
ui-screen-come = Елате да играем
ui-screen-scan = Сканирайте с телефона или отворете { $name } и въведете кода:
ui-screen-fill = На цял екран
ui-screen-show = Показване на голям екран
ui-screen-about = Телевизор или таблет в средата показва масата без тайни, а своите карти всеки държи на телефона.
ui-screen-here = Отваряне тук
ui-screen-type = Или напишете там:
ui-seat-link = С мястото към друго устройство
ui-seat-link-about = Който отвори това, получава мястото и картите ви: не го показвайте на никого. Тогава мястото вече не е тук.

## Screens: notebook and suspicion

ui-notebook = Бележник
ui-notebook-close = Затваряне на бележника
ui-notebook-rounds = Рундове
ui-notebook-round = Рунд { $round }
ui-notebook-known = Какво показаха само на вас
ui-notebook-facts = Какво видяха всички в рунд { $round }
ui-notebook-own = Вашите бележки
ui-notebook-private = Бележките и плъзгачите остават в този браузър. Никой друг не ги вижда.
ui-fact-dig = Тунели
ui-fact-break = Счупено
ui-fact-repair = Поправено
ui-fact-map = Погледнато
ui-fact-rockfall = Свлачища
ui-fact-pass = Пасувания
ui-fact-blocked =
    { $count ->
        [one] от тях { $count } задънен
       *[other] от тях { $count } задънени
    }
ui-fact-none = Още нищо.
ui-suspect = Вашето подозрение: { $seat } е { $card }
ui-suspect-what = Вашето подозрение за { $seat }
ui-suspect-value = { $count } %
ui-suspect-unset = без мнение
ui-guess = Вашите подозрения и истината
ui-guess-total = Вашите подозрения в рунд { $round }: { $number } от 100 точки
ui-guess-right = { $seat }: { $card }. Познахте: { $count } % за { $which }. { $number } от 100.
ui-guess-wrong = { $seat }: { $card }. Не познахте: { $count } % за { $which }. { $number } от 100.
ui-guess-open = { $seat }: { $card }. Колебаехте се: { $count } % за { $which }. { $number } от 100.
ui-guess-how = Сигурно и вярно носи 100, колебание 75, сигурно и грешно 0. Затова си струва да казвате каквото мислите.
ui-replay-hands = Ръце
ui-replay-hand = Ръката на { $seat }
ui-replay-role-hidden = неизвестна роля
ui-replay-suspicion = Подозрения
ui-replay-keys = Клавиши
ui-replay-share = Споделяне на тази стъпка
ui-replay-to-round = Към рунд { $round }
ui-key-leap = Десет стъпки назад или напред
ui-key-round = Към предишния или следващия рунд
ui-key-ends = Към началото или края
ui-key-help = Показване или скриване на клавишите
ui-curve = Вашите подозрения във времето
ui-curve-legend = Линията започва или се чупи там, където сте местили плъзгач. Празната фигура в края на рунда показва къде е трябвало да бъде.
ui-curve-none = В тази игра не са местени плъзгачи или това е станало в друг браузър.
ui-curve-table = Същото като таблица
ui-curve-player = Кой и в кой рунд
ui-curve-course = Подозрение
ui-curve-truth = Истина
ui-curve-at = стъпка { $step }: { $card } { $count } %

## Advice: what follows from what was done

ui-advice = Съвети
ui-advice-about = Изчислени от това, което всички са видели, и от това, което знаете. Блъф може да ги заблуди.
ui-advice-suspicion = { $seat } е срещу останалите: { $count } %
ui-advice-self = Изглежда, че сте срещу останалите: { $count } %
ui-advice-goals = Къде може да е съкровището
ui-advice-goal = { $cell }: { $count } %
ui-advice-why = Защо?
ui-advice-sum = Общо: { $text }
ui-advice-weight = Над нулата говори за, под нулата – против. Всички части заедно дават вероятността.
ui-advice-curve = Подозренията, които всички са могли да имат
ui-advice-curve-of = { $seat }: подозренията, които всички са могли да имат
ui-advice-curve-legend = Линията показва доколко някой е изглеждал срещу останалите според това, което всички са видели; пунктирът е вашият плъзгач. Пръстенът е стъпката, която е издала някого или е изглеждала най-подозрителна.
ui-advice-gave-away = Рунд { $round }: { $card }, разкриване на стъпка { $step }
ui-advice-jump = Рунд { $round }: { $card }, най-подозрителна стъпка: { $step }
ui-advice-truth = Рунд { $round }: { $card }
advice-dealt = Преди да се е случило нещо, според картите с роли в играта.
advice-known = Ролята на { $seat } е известна.
advice-others = И постъпките на другите се броят: само няколко са срещу останалите.
advice-dig-on = { $seat } копае към съкровището.
advice-dig-idle = { $seat } копае там, където никой не напредва.
advice-dig-elsewhere = { $seat } копае към друга цел.
advice-dig-against = { $seat } копае така, че пътят до съкровището става по-дълъг.
advice-stub-on = { $seat } поставя задънена карта, а съкровището все пак е по-близо.
advice-stub-idle = { $seat } поставя задънена карта, която не пречи на никого.
advice-stub-elsewhere = { $seat } поставя задънена карта и друга цел е по-близо.
advice-stub-against = { $seat } поставя задънена карта на пътя към съкровището.
advice-fall-on = { $seat } разчиства със свлачище пътя към съкровището.
advice-fall-idle = { $seat } играе свлачище там, където малко зависи от него.
advice-fall-elsewhere = { $seat } играе свлачище и друга цел е по-близо.
advice-fall-against = { $seat } разрушава със свлачище пътя към съкровището.
advice-pass = { $seat } пасува.
advice-pass-broken = { $seat } пасува и сега не може да копае.
advice-claim = { $seat } казва какво крие една от целите.
advice-says = { $seat } казва за { $other }: „{ $card }“.
advice-said = { $other } казва за { $seat }: „{ $card }“.
advice-says-own = { $seat } казва: „Аз съм: { $card }“.
advice-map = { $seat } поглежда цел.
advice-map-again = { $seat } поглежда цел, макар че вече е ясно къде е съкровището.
advice-break = { $seat } играе „{ $card }“ на { $other }.
advice-break-trusted = { $seat } играе „{ $card }“ на { $other }, макар че оттам досега идва помощ.
advice-break-suspected = { $seat } играе „{ $card }“ на { $other }, а там има подозрение.
advice-break-again = { $seat } играе „{ $card }“ на { $other }, макар че там и без това не може да се копае.
advice-break-own = { $seat } чупи собствен инструмент.
advice-break-by = { $other } играе „{ $card }“ на { $seat }.
advice-mend = { $seat } играе „{ $card }“ в полза на { $other }.
advice-mend-trusted = { $seat } играе „{ $card }“ в полза на { $other }, а оттам досега идва помощ.
advice-mend-suspected = { $seat } играе „{ $card }“ в полза на { $other }, макар че там има подозрение.
advice-mend-own = { $seat } отново се готви да копае.
advice-mend-by = { $other } играе „{ $card }“ в полза на { $seat }.

## Screens: the end, sounds and motion

ui-piles-discards = Изчистени: { $count }
ui-volume = Сила на звука
ui-round-choosing = Карти със злато за избор: { $count }
ui-round-paid = Кой какво получи
ui-round-why-hands-empty = Никой вече няма карти.
ui-round-why-all-passed = Всички пасуваха.
ui-round-why-no-playable = Вече няма карта, която може да се изиграе.
ui-round-why-treasure = { $seat } стига до съкровището!
ui-round-why-spider = { $seat } се натъква на гигантския паяк.
ui-round-why-clan-out = В пещерата вече никой не работи за единия клан.
ui-round-why-agreed = Всички са съгласни да се спре тук.
ui-round-pay-gold =
    { $seat } получава { $count ->
        [one] една карта със злато
       *[other] { $count } карти със злато
    }.
ui-round-pay-pieces =
    { $seat } получава { $count ->
        [one] един златен къс
       *[other] { $count } златни къса
    }.
ui-round-lose-gold =
    { $seat } губи { $count ->
        [one] една карта със злато
       *[other] { $count } карти със злато
    }.
ui-round-lose-pieces =
    { $seat } губи { $count ->
        [one] един златен къс
       *[other] { $count } златни къса
    }.
ui-end-podium = Подиумът
ui-end-standings = Всички места
ui-end-story = Тази игра в шест реда
ui-end-last-round = Кой какъв беше в последния рунд
ui-end-who = Кой какъв беше
ui-line-lost = Връзката прекъсна. Мястото остава ваше и играта продължава, щом връзката се възстанови.
ui-line-since = От { $seconds } с.
ui-line-again = Нов опит след { $seconds } с.
ui-hear = Скриване на играчи
ui-hear-not = Скриване на { $name }
ui-hear-again = Показване на { $name }

## Screens: questions at the table

ui-ask-late = Ако времето изтече: { $verb }.
ui-ask-late-chance = Ако времето изтече, решава случаят.
ui-clash-instead = Да се избере вместо това
ui-clash-take = Да се избере вместо това: { $name }
ui-ask-goal =
    { $count ->
        [3]
            { $number ->
                [1] горната цел
                [2] средната цел
               *[other] долната цел
            }
        [4]
            { $number ->
                [1] горната лява цел
                [2] горната дясна цел
                [3] долната лява цел
               *[other] долната дясна цел
            }
        [5]
            { $number ->
                [1] най-горната цел
                [2] горната цел
                [3] средната цел
                [4] долната цел
               *[other] най-долната цел
            }
       *[other] цел { $number } от { $count }, броено отгоре
    }
ui-ask-sent = Изпраща се…
ui-table-missing = Кой липсва
ui-table-void-sure = Да свърши ли играта за всички? Тогава никой не печели.
ui-table-void-yes = Да, край
ui-table-leave-sure = Напускате ли окончателно? На ваше място продължава бот.
ui-table-leave-yes = Да, напускам
