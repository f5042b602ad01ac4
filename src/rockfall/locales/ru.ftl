### Всё, что говорит игра, по-русски. Места за столом приходят сюда именами игроков, карты — словами.
### Имена и названия вставляются в именительном падеже, поэтому фразы построены так, чтобы их не склонять.

## Чего нельзя сделать

refuse-game-over = Игра окончена.
refuse-round-over = Этот раунд окончен.
refuse-not-your-turn = Сейчас действует { $seat }.
refuse-not-now = «{ $verb }» — сейчас не ответ: { $task }.
refuse-no-such-move = Такого хода нет.
refuse-no-use = Сейчас это сыграть нельзя: { $card }.
refuse-fits-nowhere = Карту «{ $card }» сейчас некуда положить.
refuse-not-possible-there = Там это невозможно.
refuse-not-in-hand = У вас на руке нет карты «{ $card }».
refuse-cannot-dig = Копать нельзя, пока перед вами лежит карта «{ $card }».
refuse-not-a-path = Картой «{ $card }» не копают.
refuse-cell-taken = На клетке { $cell } уже лежит карта.
refuse-does-not-fit = На клетке { $cell } тоннели не сходятся с соседней картой: { $side }.
refuse-not-linked = К клетке { $cell } не ведёт ни один тоннель от старта.
refuse-same-unturned = Карта «{ $card }» после разворота такая же: кладите её без разворота.
refuse-lies-nowhere = Карту «{ $card }» ни перед кем не кладут.
refuse-not-on-oneself = Карта «{ $card }» — для других, а не для себя.
refuse-only-on-oneself = Карта «{ $card }» — только для себя.
refuse-already-there = { $seat } уже с картой «{ $card }».
refuse-removes-nothing = Карта «{ $card }» ничего не убирает.
refuse-not-there = { $seat } и так без карты «{ $card }».
refuse-wrong-cure = Карта «{ $card }» не поможет, когда лежит «{ $ill }».
refuse-too-few-cards = Это стоит двух карт, а у вас только одна.
refuse-ladder-alone = Лестнице нужна карта тоннеля рядом, а у клетки { $cell } такой нет.
refuse-ladder-beside-goal = Рядом с целью лестницу не ставят, а клетка { $cell } как раз такая.
refuse-not-an-inspection = Карта «{ $card }» не показывает ничьей роли.
refuse-not-a-hat = Карта «{ $card }» не меняет ничьей роли.
refuse-no-hats-left = Колода ролей пуста: менять не на что.
refuse-not-a-swap = Карта «{ $card }» не меняет карты на руках.
refuse-nothing-to-rob = { $seat } сидит без золота: красть нечего.
refuse-swaps-no-goals = Карта «{ $card }» не меняет цели местами.
refuse-no-two-goals = Нет двух закрытых целей для обмена: проверьте клетку { $cell }.
refuse-not-a-storehouse = Карта «{ $card }» не открывает кладовую.
refuse-no-discards = Сброс пуст: смотреть нечего.
refuse-not-in-store = В кладовой нет карты «{ $card }».
refuse-not-a-veto = Карта «{ $card }» ничего не отменяет.
refuse-not-a-pathfinder = Карта «{ $card }» не находит дороги.
refuse-no-path-fits = У вас нет карты тоннеля, которую можно было бы положить.
refuse-not-a-diversion = Карта «{ $card }» ничего не перекладывает.
refuse-nothing-to-divert = Последней выложенной карты тоннеля уже нет на месте.
refuse-not-there-diverted = Последнюю карту тоннеля нельзя переложить на клетку { $cell }.
refuse-toll-unpaid = На клетке { $cell } сидит гном-таможенник (золото получит { $seat }), а платить вам нечем.
refuse-no-dwarf-left = Свободных таможенников в этом раунде не осталось.
refuse-no-site = На клетку { $cell } таможенника не посадишь.
refuse-nobody-to-beg = { $seat } не может помочь с пошлиной на клетке { $cell }.
refuse-maps-off = В этом раунде разведка больше не показывает цели.
refuse-goal-stays = На клетке { $cell } нет цели, которую можно сдвинуть.
refuse-own-role = Свою роль вы и так знаете: смотрите чужую.
refuse-no-hand-to-rob = { $seat } сидит без карт: тянуть нечего.
refuse-not-in-the-chest = Среди карт из сундука нет такой: { $card }.
refuse-not-in-the-rubbish = Среди просмотренных карт нет такой: { $card }.
refuse-not-your-gold = Среди ваших карт золота нет такой: { $card }.
refuse-turns-nothing = Карта «{ $card }» не меняет направления игры.
refuse-not-that-goal = На клетке { $cell } ни одна цель не ждёт, чтобы её открыли.
refuse-not-on-offer = Среди переданных вам карт золота нет такой: { $card }.
refuse-not-a-map = Карта «{ $card }» — это не разведка.
refuse-no-hidden-goal = На клетке { $cell } нет закрытой цели.
refuse-not-a-rockfall = Карта «{ $card }» ничего не обрушит.
refuse-stands-firm = То, что лежит на клетке { $cell }, не сдвинуть.
refuse-no-path-there = На клетке { $cell } нет карты тоннеля.
refuse-extends-nothing = На клетке { $cell } это не продолжит ни одного тоннеля.
refuse-role-known = Карта клана уже открыта: { $seat } без тайн.
refuse-somebody-there = На клетке { $cell } кто-то стоит, поэтому карта остаётся.
refuse-not-a-step = Отсюда нет шага на клетку { $cell }, участок { $space }.
refuse-no-steps-left = Шагов больше не осталось.
refuse-lies-down = Ваш гном парализован и не может идти.
refuse-is-out = Ваш гном уже вышел из пещеры.
refuse-web-there = На этой стороне клетки { $cell } паутина уже есть.
refuse-no-way-there = Через эту сторону клетки { $cell } прохода нет: паутине нечего закрывать.
refuse-web-in-the-way = На клетке { $cell } путь закрывает паутина: { $side }.
refuse-not-a-web = Карта «{ $card }» — это не паутина.
refuse-not-a-creature = Карта «{ $card }» не выпускает существ.
refuse-no-hole = Карте «{ $card }» пока неоткуда взяться: ни одной тёмной дыры.
refuse-no-hole-there = На клетке { $cell } нет тёмной дыры, из которой вышло бы существо.
refuse-starts-where-it-is = Существо уже в игре и идёт оттуда, где стоит, а не с клетки { $cell }: { $card }.
refuse-no-axe = Нет топора, который можно пустить в ход сейчас.
refuse-no-web-there = На этой стороне клетки { $cell } паутины нет.
refuse-web-out-of-reach = Ваш гном стоит не у этой паутины на клетке { $cell }.
refuse-proposed-already = В этом ходу вы уже предлагали закончить игру.

# Столы и места.
refuse-no-such-table = Такого стола нет или уже нет.
refuse-no-such-code = Стола с таким кодом сейчас нет.
refuse-no-such-seat = За этим столом нет места номер { $number }.
refuse-no-such-member = За этим столом ни у кого нет номера { $number }.
refuse-seat-taken = Место занято: здесь сидит { $name }.
refuse-name-taken = Это имя за столом уже занято: { $name }.
refuse-bad-name = Это не может быть именем: { $why }.
refuse-table-crowded = За одним столом стало бы тесно: предел — { $most }.
refuse-no-watching = За этим столом зрителей не принимают.
refuse-only-watching = Вы здесь только смотрите.
refuse-has-left = Вы уже встали из-за этого стола.
refuse-seat-freed = Хозяин стола освободил ваше место.
refuse-nobody-to-free = На этом месте нет никого, чьё место можно освободить.
refuse-not-host = Это может только хозяин стола.
refuse-not-seated = Для этого нужно сидеть за столом.
refuse-nobody-seated = Сначала кто-то должен сесть за стол, тогда и начнём.
refuse-bad-token = Этот ключ не подходит ни к одному месту.
refuse-bad-recovery = Этот ключ восстановления не подходит или уже использован.
refuse-impossible-settings = Так играть нельзя: { $why }.
refuse-too-many-bots = Ботов — { $bots }, а мест — только { $seats }.
refuse-unknown-bot = Бота «{ $level }» нет; есть такие: { $known }.
refuse-unknown-persona = Характера «{ $persona }» нет; есть такие: { $known }.
refuse-bot-cannot-play = Бот «{ $level }» не знает этой игры; её знают: { $known }.
refuse-clock-too-short =
    Часам нужно по меньшей мере { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
        [many] { $seconds } секунд
       *[other] { $seconds } секунды
    }.
refuse-bad-link = В этой ссылке нет настроек: { $why }.

# Во время игры.
refuse-match-began = Игра уже началась; это нужно было делать раньше.
refuse-no-draw = Сейчас числа для тасования не собирают.
refuse-no-pledge = Вашего числа здесь не ждут: его не обещали или уже показали.
refuse-wrong-number = Это не то число, которое обещали.
refuse-match-not-begun = Игра ещё не началась.
refuse-match-over = Эта игра уже сыграна.
refuse-match-not-over = Это можно увидеть только после игры.
refuse-match-paused = Игра приостановлена.
refuse-stale-step = Стол уже ушёл вперёд: сейчас ход { $step }.
refuse-not-asked = Карта ведь ваша: о ней спрашивают других.
refuse-already-away = За это место уже играет бот.
refuse-not-away = Вы никуда и не отходили.
refuse-already-paused = Игра уже на паузе.
refuse-not-paused = Игра не на паузе.
refuse-chat-off = Свободный чат за этим столом отключён.
refuse-advice-off = За этим столом блокнот советов не даёт.
refuse-no-advice = В этой игре советов пока нет.
refuse-bad-text = Эти слова нельзя показать.
refuse-no-such-card = Такая карта там лежать не может: { $card }.
refuse-nothing-hidden = На клетке { $cell } нет ничего рубашкой вверх.

# Дом.
refuse-going-down = Сервер перезапускается; ваше место сохранено.
refuse-recovered-elsewhere = Ваше место теперь на другом устройстве.
refuse-table-swept = Этот стол убран.
refuse-too-many-faults = Отсюда пришло слишком много непонятного.
refuse-unread = Соединение было слишком медленным.
refuse-set-aside = Стол сейчас не читается; он вернётся сам.
refuse-table-broken = Этот стол повреждён; он отложен таким, какой есть.
refuse-log-full = Помимо ходов вы уже сказали и пожелали здесь { $most } раз: теперь считаются только ходы.
refuse-stored-enough = Сегодня отсюда пришло очень много: пока считаются только ходы.
refuse-silent = Никто не поздоровался, поэтому соединение закрыто.
refuse-misdirected = На сервере что-то пошло не так, и соединение прервано, прежде чем случилась беда.
refuse-server-full = Сервер переполнен: попробуйте позже.
refuse-store-full = Для ещё одной игры нет места: попробуйте позже.
refuse-too-many-tables = За последний час вы открыли слишком много столов: попробуйте позже.
refuse-too-many-sockets = Отсюда открыто слишком много соединений: закройте одно.
refuse-not-stored = Записать не удалось, значит, этого не было: попробуйте ещё раз.
refuse-not-found = Здесь ничего нет.
refuse-internal-server-error = На сервере что-то пошло не так; ваше место сохранено.
refuse-foreign-origin = Этой странице нельзя говорить с этим сервером.
refuse-wrong-host = У этого сервера другое имя.
refuse-say-hello-first = Сначала выберите стол.
refuse-too-fast = Не так быстро: попробуйте снова через { $seconds } с.
refuse-too-long =
    Это слишком длинно: предел — { $most ->
        [one] { $most } байт
        [few] { $most } байта
        [many] { $most } байт
       *[other] { $most } байта
    }.
refuse-content-too-large =
    Запрос слишком длинный: предел — { $most ->
        [one] { $most } байт
        [few] { $most } байта
        [many] { $most } байт
       *[other] { $most } байта
    }.
refuse-cut-short = Сообщение оборвалось.
refuse-malformed = Это не прочесть; должно быть { $takes }.
refuse-misshapen = Здесь что-то не так: { $why }.
refuse-said-twice = Это сказано дважды.
refuse-method-not-allowed = Здесь так нельзя.
refuse-unsupported-media-type = Это не прочесть: ожидалось { $takes }.

## Что произошло

story-round =
    Раунд { $round }. Каждому — { $count ->
        [1] одна карта
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }, начинает { $seat }.
story-role = { $seat } получает роль: { $card }.

# Что делает игрок. У каждого действия своя фраза; «unseen» — для тех, кому не положено знать всё.

story-dig = { $seat } копает на клетке { $cell }: { $card }.
story-pass = { $seat } пасует и тайно сбрасывает: { $card }.
story-pass-unseen = { $seat } пасует.
story-also = { $seat } тайно сбрасывает ещё: { $card }.
story-also-unseen = { $seat } сбрасывает ещё одну карту.
story-enough = { $seat } больше ничего не сбрасывает.
story-shed = { $seat } сбрасывает две карты и избавляется от карты «{ $which }». Первая, тайно: { $card }.
story-shed-unseen = { $seat } сбрасывает две карты и избавляется от карты «{ $which }».
story-with = { $seat } тайно сбрасывает вторую карту: { $card }.
story-with-unseen = { $seat } сбрасывает вторую карту.
story-break = { $seat } вредит: { $other } получает карту «{ $card }».
story-break-self = { $seat } ломает собственный инструмент: { $card }.
story-repair = { $seat } играет карту «{ $card }»: { $other } избавляется от карты «{ $which }».
story-repair-self = { $seat } играет карту «{ $card }» и избавляется от карты «{ $which }».
story-trap = { $seat } захлопывает ловушку, и { $other } получает карту «{ $card }».
story-trap-self = { $seat } запирается изнутри: { $card }.
story-free = { $seat } играет карту «{ $card }», и { $other } выходит на волю: карта «{ $which }» снята.
story-free-self = { $seat } играет карту «{ $card }» и выходит на волю: карта «{ $which }» снята.
story-scheme-self = { $seat } кладёт перед собой карту «{ $card }».
story-foil = { $seat } играет карту «{ $card }»: { $other } лишается карты «{ $which }».
story-foil-self = { $seat } играет карту «{ $card }» и отказывается от своей карты «{ $which }».
story-map = { $seat } проводит разведку: { $cell }.
story-map-tunnel = { $seat } разведывает тоннель на клетке { $cell } и сундук под ним.
story-rockfall = { $seat } играет обвал на клетку { $cell }.
story-rockfall-tunnel = { $seat } играет обвал на сундук на клетке { $cell }.
story-inspect = { $seat } играет карту «{ $card }» и смотрит роль: { $other }.
story-hat = { $seat } играет карту «{ $card }»: { $other } берёт другую роль.
story-hat-self = { $seat } играет карту «{ $card }» и берёт себе другую роль.
story-swap = { $seat } играет карту «{ $card }»: { $seat } и { $other } меняются всеми картами с руки.
story-reveal = Первой { $seat } открывает эту карту: { $cell }.
story-rotate =
    { $seat } кладёт карту { $turned ->
        [1] с разворотом
       *[other] без разворота
    } ({ $cell }): { $card }.
story-rob = { $other } теряет золотой: его крадёт { $seat }.
story-refrain = { $seat } держится честно и ничего не крадёт.

story-reverse = { $seat } играет карту «{ $card }».
story-switch = { $seat } играет карту «{ $card }» и берёт в руки две цели ({ $cell } и { $cell2 }).
story-settle =
    { $seat } { $turned ->
        [1] меняет местами две цели ({ $cell } и { $cell2 })
       *[other] кладёт две цели ({ $cell } и { $cell2 }) обратно, как было
    }, и больше никто об этом не знает.
story-settle-unseen = { $seat } кладёт две цели обратно ({ $cell } и { $cell2 }): то ли поменяв, то ли нет.
story-storehouse = { $seat } заглядывает в кладовую.
story-take = { $seat } тайно берёт из кладовой: { $card }.
story-take-unseen = { $seat } берёт из кладовой одну из карт.
story-veto = { $seat } накладывает вето: { $other } не играет карту «{ $which }».
story-allow-all = Никто не накладывает вето.
story-pathfind = { $seat } играет карту «{ $card }»: две карты тоннелей за один ход.
story-lay =
    { $seat } кладёт { $number ->
        [1] первую
       *[other] вторую
    } из двух карт тоннеля на клетку { $cell }: { $card }.
story-divert = { $seat } играет карту «{ $card }»: тоннель «{ $which }» переезжает с клетки { $from } на клетку { $cell }.

story-toll = { $seat } сажает гнома-таможенника на клетку { $cell } и тайно сбрасывает: { $card }.
story-toll-unseen = { $seat } сбрасывает карту и сажает гнома-таможенника на клетку { $cell }.
story-beg = { $seat } просит помочь с пошлиной на клетке { $cell }; решает { $other }.
story-agree = { $seat } обещает заплатить, если на клетке { $cell } копает { $other }.
story-agree-own = { $seat } не возьмёт пошлины, если на клетке { $cell } копает { $other }.
story-decline = { $seat } не станет платить за то, что на клетке { $cell } копает { $other }.
story-decline-own = { $seat } настаивает на пошлине: { $other } платит за клетку { $cell }.

story-nudge = { $seat } сдвигает на одну клетку вправо: { $cell }.
story-unmask = { $seat } видит в зеркале роль: { $other }.
story-grab = { $seat } тянет карту из чужой руки: { $other } теряет одну.
story-hold = { $seat } тайно оставляет себе: { $card }. Остальные уходят в сброс.
story-hold-unseen = { $seat } оставляет себе одну из них; остальные уходят в сброс.
story-drop = { $seat } тайно сбрасывает для начала: { $card }.
story-drop-unseen = { $seat } сбрасывает первую из них.
story-fetch = { $seat } тайно берёт из сброса: { $card }.
story-fetch-unseen = { $seat } берёт карту из сброса.

# Карты, которые смотрят, открывают или убирают.

story-saw-role = { $seat } видит роль: { $other } — { $card }.
story-saw = { $seat } находит: { $card } ({ $cell }).
story-saw-chest = { $seat } находит в сундуке: { $cards }.
story-saw-discard = { $seat } просматривает: { $cards }.
story-saw-discard-unseen =
    { $seat } просматривает { $count ->
        [1] одну карту
        [one] { $count } карту
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    } из сброса.
story-shown-at = Все видят, что там лежит ({ $cell }): { $card }.
story-turned = Открыто ({ $cell }): { $card }.
story-turned-treasure = { $seat } добирается до сокровища: { $cell }!
story-turned-bag-1 = { $seat } выкапывает мешочек ({ $cell }), а в нём 1 золотой.
story-turned-bag-2 = { $seat } выкапывает мешочек ({ $cell }), а в нём 2 золотых.
story-turned-dragon = { $seat } будит дракона ({ $cell }), и тот требует золота!
story-turned-spider = { $seat } натыкается на гигантского паука ({ $cell }): раунд окончен.
story-lift-tunnel-box = С клетки { $cell } возвращается в коробку: { $card }.
story-set-costume = { $seat } раньше всех добирается до костюмерной.
story-set-party = { $seat } раньше всех добирается до подземной вечеринки: все роли раздают заново.

story-opened-chest-nugget = { $seat } открывает сундук: 1 золотой.
story-opened-chest-maps-off = { $seat } открывает сундук: планы рассыпаются, и разведка больше не показывает цели.
story-opened-chest-no-draw = { $seat } открывает пустой сундук и добирает на одну карту меньше.
story-opened-chest-extra-draw = { $seat } открывает сундук и добирает на одну карту больше.
story-opened-chest-shift-goal = { $seat } открывает сундук: в нём потайной ход, и одна цель отодвигается.
story-opened-chest-steal = { $seat } открывает сундук: в конце хода — карта из чужой руки.
story-opened-chest-sift = { $seat } открывает сундук: в конце хода — одна из трёх карт на выбор.
story-opened-chest-spy = { $seat } открывает сундук: в нём зеркало, которое показывает роль.
story-opened-chest-rummage = { $seat } открывает сундук: сброс перемешан, и из него можно достать карту.
story-opened-chest-bury = { $seat } открывает сундук: оползень засыпает карты колоды.

# Карты, которые переходят с места на место, и открытые числа, которые меняются.

story-move-pile-hand = { $seat } берёт из колоды: { $cards }.
story-move-pile-hand-several =
    { $seat } берёт из колоды { $count ->
        [one] { $count } карту
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }.
story-move-pile-sifted = { $seat } смотрит верх колоды: { $cards }.
story-move-pile-sifted-unseen =
    { $seat } смотрит { $count ->
        [1] последнюю карту
        [one] { $count } карту
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    } колоды.
story-move-pile-discard = Из колоды исчезает: { $cards }.
story-move-pile-discard-unseen =
    Из колоды в сброс, рубашкой вверх: { $count ->
        [1] одна карта
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }.
story-pile-empty = Это была последняя карта колоды.
story-move-hand-hand = { $other } отдаёт, а { $seat } получает: { $cards }.
story-move-chest-chest-box = Камни погребают сундук, а в нём: { $cards }.
story-move-chest-chest-box-unseen =
    Камни погребают { $count ->
        [1] сундук, так и не открытый
        [one] { $count } неоткрытый сундук
        [few] { $count } неоткрытых сундука
        [many] { $count } неоткрытых сундуков
       *[other] { $count } неоткрытого сундука
    }.
story-move-gold-pile-gold = { $seat } забирает: { $cards }.
story-move-gold-pile-gold-unseen =
    { $seat } забирает { $count ->
        [1] карту золота
        [one] { $count } карту золота
        [few] { $count } карты золота
        [many] { $count } карт золота
       *[other] { $count } карты золота
    }.
story-move-gold-gold-pile = { $seat } разменивает на золотые: { $cards }.
story-move-gold-gold-pile-unseen =
    { $seat } разменивает на золотые { $count ->
        [1] карту золота
        [one] { $count } карту золота
        [few] { $count } карты золота
        [many] { $count } карт золота
       *[other] { $count } карты золота
    }.
story-move-gold-pile-offer = { $seat } выбирает из таких карт: { $cards }.
story-move-gold-pile-offer-unseen =
    { $seat } получает на выбор { $count ->
        [1] одну карту золота
        [one] { $count } карту золота
        [few] { $count } карты золота
        [many] { $count } карт золота
       *[other] { $count } карты золота
    }.
story-move-offer-offer = { $other } передаёт дальше: { $cards }. Теперь выбирает { $seat }.
story-move-offer-gold = { $seat } оставляет себе: { $cards }.
story-move-offer-gold-unseen =
    { $seat } оставляет себе { $count ->
        [1] карту золота
        [one] { $count } карту золота
        [few] { $count } карты золота
        [many] { $count } карт золота
       *[other] { $count } карты золота
    }.
story-set-backwards =
    Теперь ходим { $count ->
        [1] в обратную сторону
       *[other] снова по часовой стрелке
    }.
story-gain =
    { $seat } получает { $count ->
        [1] золотой
        [one] { $count } золотой
        [few] { $count } золотых
        [many] { $count } золотых
       *[other] { $count } золотого
    }.
story-lose =
    { $seat } теряет { $count ->
        [1] золотой
        [one] { $count } золотой
        [few] { $count } золотых
        [many] { $count } золотых
       *[other] { $count } золотого
    }.
story-toll-paid = { $seat } платит пошлину на клетке { $cell }: золотой получает { $other }, а гном уходит домой.
story-toll-free = { $seat } отпускает гнома с клетки { $cell } домой, и пошлины тот не берёт.

# Конец раунда и игры.

story-end-hands-empty = Ни у кого не осталось карт.
story-end-all-passed = Все спасовали.
story-end-no-playable = Больше ни одной карты не сыграть.
story-role-shown = { $seat } — { $card }.
story-won = Раунд { $round } окончен. Победители: { $cards }.
story-won-digger = Раунд { $round } окончен: побеждают золотоискатели.
story-won-saboteur = Раунд { $round } окончен: побеждают вредители.
story-won-greedy = Раунд { $round } окончен: жадный гном загребает всё.
story-won-by-nobody = Раунд { $round } окончен, и победителей в нём нет.
story-unpaid = { $seat } не получает ничего ({ $card }).
story-paid =
    { $seat } получает { $count ->
        [1] одну карту золота
        [one] { $count } карту золота
        [few] { $count } карты золота
        [many] { $count } карт золота
       *[other] { $count } карты золота
    }{ $aside ->
        [0] { "" }
       *[other] {" "}(отложено: { $aside })
    }.
story-paid-pieces =
    { $seat } ({ $card }) получает { $count ->
        [1] один золотой
        [one] { $count } золотой
        [few] { $count } золотых
        [many] { $count } золотых
       *[other] { $count } золотого
    }.
story-paid-pieces-geologist =
    { $seat } (геолог) получает { $count ->
        [1] один золотой
        [one] { $count } золотой
        [few] { $count } золотых
        [many] { $count } золотых
       *[other] { $count } золотого
    } за кристаллы.
story-paid-pieces-boss =
    { $seat } (босс) получает { $count ->
        [1] один золотой
        [one] { $count } золотой
        [few] { $count } золотых
        [many] { $count } золотых
       *[other] { $count } золотого
    } — на один меньше, чем золотоискатель.
story-paid-pieces-profiteer =
    { $seat } (спекулянт) получает { $count ->
        [1] один золотой
        [one] { $count } золотой
        [few] { $count } золотых
        [many] { $count } золотых
       *[other] { $count } золотого
    } — на два меньше, чем доля остальных.
story-paid-pieces-greedy =
    { $seat } (жадный гном) хватает { $count ->
        [1] один золотой
        [one] { $count } золотой
        [few] { $count } золотых
        [many] { $count } золотых
       *[other] { $count } золотого
    }, а остальным не достаётся ничего.
story-score = { $seat }: золота — { $gold }.
story-wins = { $seat } выигрывает игру! Золота — { $gold }.
story-shares = Общая победа: { $seat }, золота — { $gold }.

# The Dark Cave.

story-begin =
    Игра начинается. Каждому — { $count ->
        [1] одна карта
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }, начинает { $seat }.
story-set-clan =
    { $seat } — { $count ->
        [1] жёлтый
       *[other] синий
    } клан.
story-set-group =
    Карты группы { $count ->
        [1] I
       *[other] II
    } разобраны: теперь идёт группа { $count ->
        [1] II
       *[other] III
    }.
story-map-secret-information = { $seat } играет карту «Секретная информация» и проводит разведку: { $cell }.
story-inspect-secret-information = { $seat } играет карту «Секретная информация» и смотрит карту клана: { $other }.
story-boots = { $seat } дарит сапоги, и { $other } делает в каждом ходу на шаг больше.
story-boots-self = { $seat } надевает сапоги: каждый ход на шаг больше.
story-axe = { $seat } отдаёт топор, и теперь с ним { $other }.
story-axe-self = { $seat } держит топор наготове.
story-web = { $seat } натягивает паутину на клетке { $cell }: { $side }.
story-cut = { $seat } рубит топором паутину на клетке { $cell }: { $side }.
story-web-free = { $seat } остаётся без паутины на клетке { $cell }.
story-send-rat = { $seat } выпускает крысу на клетке { $cell }.
story-send-lindworm = { $seat } будит линдворма на клетке { $cell }.
story-send-goblin = { $seat } выпускает гоблина на клетке { $cell }.
story-prowl-rat = { $seat } ведёт крысу на клетку { $cell }.
story-prowl-lindworm = { $seat } ведёт линдворма на клетку { $cell }.
story-prowl-goblin = { $seat } ведёт гоблина на клетку { $cell }.
story-stay-rat = { $seat } оставляет крысу на месте.
story-stay-lindworm = { $seat } оставляет линдворма на месте.
story-stay-goblin = { $seat } оставляет гоблина на месте.
story-fend-rat = { $seat } машет топором, и крыса удирает.
story-fend-lindworm = { $seat } машет топором, и линдворм уползает.
story-fend-goblin = { $seat } машет топором, и гоблин уносит ноги.
story-endure-rat = { $seat } бережёт топор и подпускает крысу.
story-endure-lindworm = { $seat } бережёт топор и подпускает линдворма.
story-endure-goblin = { $seat } бережёт топор и подпускает гоблина.
story-rat-free = { $seat } прощается с крысой: на клетке { $cell } её больше нет.
story-lindworm-free = { $seat } прощается с линдвормом: на клетке { $cell } его больше нет.
story-goblin-free = { $seat } прощается с гоблином: на клетке { $cell } его больше нет.
story-step = { $seat } идёт на клетку { $cell }.
story-step-side = { $seat } идёт на клетку { $cell }, { $side }.
story-step-middle = { $seat } идёт в середину клетки { $cell }.
story-step-ladder = { $seat } идёт к лестнице на клетке { $cell }.
story-step-hole = { $seat } идёт к тёмной дыре на клетке { $cell }.
story-step-vein = { $seat } идёт к золотой жиле на клетке { $cell }.
story-step-tunnel = { $seat } пробирается в тайный тоннель на клетке { $cell }.
story-step-bridge = { $seat } ступает на мост на клетке { $cell }.
story-step-exit = { $seat } идёт к выходу на клетке { $cell }.
story-step-goal = { $seat } на ощупь пробирается вперёд: { $cell }.
story-stop = { $seat } дальше не идёт.
story-turned-exit = Свет! { $seat } находит выход: { $cell }.
story-lose-tunnel =
    { $seat } платит за тайный тоннель { $count ->
        [1] золотой
        [one] { $count } золотой
        [few] { $count } золотых
        [many] { $count } золотых
       *[other] { $count } золотого
    }.
story-lose-goblin =
    Гоблин тут как тут, и { $seat } теряет { $count ->
        [1] золотой
        [one] { $count } золотой
        [few] { $count } золотых
        [many] { $count } золотых
       *[other] { $count } золотого
    }.
story-lose-over =
    { $seat } всё ещё в пещере и теряет { $count ->
        [1] золотой
        [one] { $count } золотой
        [few] { $count } золотых
        [many] { $count } золотых
       *[other] { $count } золотого
    }.
story-gain-vein =
    { $seat } добывает из золотой жилы { $count ->
        [1] золотой
        [one] { $count } золотой
        [few] { $count } золотых
        [many] { $count } золотых
       *[other] { $count } золотого
    }.
story-move-hand-discard-bridge = Мост качается, и { $seat } роняет: { $cards }.
story-move-hand-discard-bridge-unseen =
    Мост качается, и { $seat } роняет { $count ->
        [1] карту
        [one] { $count } карту
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }.
story-move-hand-discard-rat = Крыса грызёт карты, и { $seat } остаётся без такой: { $cards }.
story-move-hand-discard-rat-unseen =
    Крыса грызёт карты, и { $seat } теряет { $count ->
        [1] карту
        [one] { $count } карту
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }.
story-set-lying =
    { $count ->
        [0] { $seat } поднимает своего гнома на ноги
       *[other] Линдворм бьёт: { $seat } лежит в параличе
    }.
story-role-turned = Карта клана открыта: { $seat } — { $card }.
story-dwarf-free = { $seat } выходит из пещеры на клетке { $cell }!
story-set-first-out = { $seat } на свободе раньше всех.
story-saw-spare = { $seat } смотрит отложенные карты кланов: { $cards }.
story-saw-spare-unseen =
    { $seat } смотрит { $count ->
        [1] отложенную карту клана
        [one] { $count } отложенную карту кланов
        [few] { $count } отложенные карты кланов
        [many] { $count } отложенных карт кланов
       *[other] { $count } отложенной карты кланов
    }.
story-propose-end = { $seat } предлагает закончить игру.
story-consent = { $seat } соглашается: { $other } может закончить игру.
story-object = { $seat } не соглашается: { $other } играет дальше, и все остальные тоже.
story-end-clan-out = В пещере больше никто не работает на один из кланов: игра окончена.
story-end-agreed = Все согласны: игра окончена.
story-won-not-at-all = Победителей нет.
story-won-side-blue = Побеждает синий клан, а с ним и все, кто на него работает.
story-won-side-yellow = Побеждает жёлтый клан, а с ним и все, кто на него работает.
story-victor = { $seat } побеждает!
story-score-blue = Золото синего клана считается за { $gold }.
story-score-yellow = Золото жёлтого клана считается за { $gold }.

## О чём спрашивают игрока

ask-turn = Ваш ход: сыграйте карту или спасуйте.
ask-which-goal = Ваш тоннель дошёл сразу до нескольких карт. Какую открыть первой?
ask-rotation = Развернуть карту ({ $cell }): { $card }?
ask-gold = Какую карту золота оставляете себе? Остальные пойдут дальше.
ask-pass-more = Сбросить ещё одну карту? Сколько сбросите, столько и доберёте.
ask-shed-second = Какую вторую карту отдаёте за это?
ask-theft = Можно украсть золотой. У кого?
ask-switch = Действительно меняете местами две цели ({ $cell } и { $cell2 })? Знать будете только вы.
ask-storehouse = Какую карту берёте из кладовой?
ask-veto = { $other } играет карту «{ $which }». Вето?
ask-veto-at = { $other } играет карту «{ $which }» ({ $cell }). Вето?
ask-veto-on = { $other } → { $other2 }: «{ $which }». Вето?
ask-veto-you = { $other } играет на вас карту «{ $which }». Вето?
ask-trail =
    Кладите { $number ->
        [1] первую
       *[other] вторую
    } из двух карт тоннеля. Какую?
ask-sponsor = Заплатите пошлину, если на клетке { $cell } будет копать { $other }?
ask-sponsor-own = { $other } хочет копать на клетке { $cell }, где сидит ваш гном. Пустите без пошлины?
ask-toll-card = На клетке { $cell } сидит таможенник (золото получит { $other }). Какой картой золота платите? Сдачу вам вернут.
ask-shift-goal = Потайной ход: какая цель сдвинется на одну клетку вправо?
ask-spy = Зеркало: чью роль смотрите?
ask-steal = Липкие пальцы: из чьей руки тянете карту?
ask-sift = Какую из этих карт оставляете себе? Остальные уйдут в сброс.
ask-put-away = Какую из этих карт сбрасываете первой?
ask-rummage = Какую карту берёте из сброса?
ask-walk =
    Куда идёте? В запасе { $count ->
        [1] один шаг
        [one] { $count } шаг
        [few] { $count } шага
        [many] { $count } шагов
       *[other] { $count } шага
    }.
ask-hunt-rat =
    Куда бежит крыса? В запасе { $count ->
        [1] один шаг
        [one] { $count } шаг
        [few] { $count } шага
        [many] { $count } шагов
       *[other] { $count } шага
    }.
ask-hunt-lindworm =
    Куда ползёт линдворм? В запасе { $count ->
        [1] один шаг
        [one] { $count } шаг
        [few] { $count } шага
        [many] { $count } шагов
       *[other] { $count } шага
    }.
ask-hunt-goblin =
    Куда крадётся гоблин? В запасе { $count ->
        [1] один шаг
        [one] { $count } шаг
        [few] { $count } шага
        [many] { $count } шагов
       *[other] { $count } шага
    }.
ask-fend-rat = Крыса рядом и хочет вашу карту. Пустите в ход топор?
ask-fend-lindworm = Линдворм рядом и парализует вас. Пустите в ход топор?
ask-fend-goblin = Гоблин рядом и хочет золота. Пустите в ход топор?
ask-end-vote = { $other } предлагает закончить игру. Согласны?

## Чего ждут остальные

wait-turn = ходит { $seat }
wait-which-goal = { $seat } выбирает, какую карту открыть
wait-rotation = { $seat } разворачивает карту
wait-gold = { $seat } выбирает золото
wait-pass-more = { $seat } может сбросить ещё
wait-shed-second = { $seat } отдаёт вторую карту
wait-theft = { $seat } может украсть
wait-switch = { $seat } держит две цели
wait-storehouse = { $seat } ищет в кладовой
wait-veto = мгновение на вето
wait-trail = { $seat } кладёт две карты тоннеля
wait-sponsor = { $seat } решает насчёт пошлины
wait-toll-card = { $seat } платит пошлину
wait-shift-goal = { $seat } сдвигает цель
wait-spy = { $seat } держит зеркало
wait-steal = { $seat } вот-вот вытянет карту
wait-sift = { $seat } выбирает одну из трёх
wait-put-away = { $seat } сбрасывает карты
wait-rummage = { $seat } ищет в сбросе
wait-walk = { $seat } в пути
wait-hunt = { $seat } ведёт существо
wait-fend = { $seat } и существо лицом к лицу
wait-end-vote = { $seat } решает, пора ли закончить

## Карты

card-unknown = неизвестная карта
card-start = старт
card-treasure = сокровище
card-stone-nw = камень (левый поворот)
card-stone-ne = камень (правый поворот)
card-NESW = перекрёсток
card-NES = Т-шахта
card-NEW = Т-штольня
card-NS = шахта
card-EW = штольня
card-NE = правый поворот
card-NW = левый поворот
card-n = глухая шахта
card-e = глухая штольня
card-n-s = заваленная шахта
card-e-w = заваленная штольня
card-n-e = заваленный правый поворот
card-n-w = заваленный левый поворот
card-n-e-s = заваленная Т-шахта
card-n-e-w = заваленная Т-штольня
card-n-e-s-w = заваленный перекрёсток
card-broken-pickaxe = сломанная кирка
card-broken-lantern = сломанный фонарь
card-broken-cart = сломанная вагонетка
card-fix-pickaxe = починка кирки
card-fix-lantern = починка фонаря
card-fix-cart = починка вагонетки
card-fix-pickaxe-lantern = починка кирки или фонаря
card-fix-pickaxe-cart = починка кирки или вагонетки
card-fix-lantern-cart = починка фонаря или вагонетки
card-map = разведка
card-rockfall = обвал
card-NS-EW = мост
card-NW-ES = двойной левый поворот
card-NE-SW = двойной правый поворот
card-ladder-s = лестница в шахте
card-ladder-w = лестница в штольне
card-ladder-ES = лестница на левом повороте
card-ladder-NE = лестница на правом повороте
card-green-ES = зелёная дверь на левом повороте
card-green-EW = зелёная дверь в штольне
card-green-NS-e = зелёная дверь в шахте с глухой штольней
card-blue-NS = синяя дверь в шахте
card-blue-EW = синяя дверь в штольне
card-blue-SW = синяя дверь на правом повороте
card-NE-s = правый поворот с глухой шахтой
card-NS-e-w = шахта с глухими штольнями
card-EW-n-s = штольня с глухими шахтами
card-NS-e = шахта с глухой штольней
card-ES-n = левый поворот с глухой шахтой
card-crystal-w = кристалл в глухой штольне
card-crystal-s = кристалл в глухой шахте
card-crystal-ESW = кристалл в Т-штольне
card-crystal-ESW-n = кристалл в Т-штольне с глухой шахтой
card-crystal-NES = кристалл в Т-шахте
card-crystal-NSW-e = кристалл в Т-шахте с глухой штольней
card-crystal-NESW = кристалл на перекрёстке
card-crystal-EW-s = кристалл в штольне с глухой шахтой
card-trapped = Ловушка
card-free-at-last = Свобода
card-theft = Кража
card-hands-off = Руки прочь
card-inspection = Проверка
card-swap-hats = Обмен колпаками
card-swap-hands = Обмен картами
card-change-of-direction = Смена курса
card-craftsman = Мастер на все руки
card-bag-1 = мешочек, 1 золотой
card-bag-2 = мешочек, 2 золотых
card-dragon = дракон
card-spider = гигантский паук
card-swap-goals = Обмен целями
card-storehouse = Кладовая
card-veto = Вето
card-pathfinder = Следопыт
card-diversion = Объезд
card-double-west = большая карта (левая)
card-double-east = большая карта (правая)
card-tunnel-NESW = тоннель с сундуком, перекрёсток
card-tunnel-NES = тоннель с сундуком, Т-шахта
card-tunnel-NEW = тоннель с сундуком, Т-штольня
card-tunnel-NE = тоннель с сундуком, правый поворот
card-tunnel-NW = тоннель с сундуком, левый поворот
card-chest-nugget = самородок
card-chest-maps-off = рваный план (разведка больше не показывает цели)
card-chest-no-draw = пустой сундук (карту не добирают)
card-chest-extra-draw = находка (добирают на карту больше)
card-chest-shift-goal = потайной ход (цель сдвигается на клетку)
card-chest-steal = липкие пальцы (карта из чужой руки)
card-chest-sift = три карты на выбор
card-chest-spy = зеркало (взгляд на роль)
card-chest-rummage = старый хлам (карта из сброса)
card-chest-bury = оползень (пять карт колоды засыпаны)
card-gold-1 = 1 самородок
card-gold-2 = 2 самородка
card-gold-3 = 3 самородка
card-digger = золотоискатель
card-saboteur = вредитель
card-greedy = жадный гном
card-blue = синий золотоискатель
card-green = зелёный золотоискатель
card-boss = босс
card-profiteer = спекулянт
card-geologist = геолог
card-exit = выход
card-goal-ladder = цель с лестницей
card-goal-hole = цель с тёмной дырой
card-goal-vein = цель с золотой жилой
card-hole-NESW = тёмная дыра на перекрёстке
card-hole-NES = тёмная дыра в Т-шахте
card-hole-NEW = тёмная дыра в Т-штольне
card-ladder-NW = левый поворот с лестницей
card-ladder-NS = шахта с лестницей
card-ladder-EW = штольня с лестницей
card-bridge-NS-EW = мост над шахтой
card-tunnel-NW-ES = двойной левый поворот с тайным тоннелем
card-tunnel-NE-SW = двойной правый поворот с тайным тоннелем
card-vein-NEW = золотая жила в Т-штольне
card-vein-NES = золотая жила в Т-шахте
card-secret-information = Секретная информация
card-web = паутина
card-boots = сапоги
card-axe = топор
card-rat = крыса
card-lindworm = линдворм
card-goblin = гоблин
card-yellow-loyal = верный гном жёлтого клана
card-yellow-saboteur = вредитель в жёлтом клане
card-blue-loyal = верный гном синего клана
card-blue-saboteur = вредитель в синем клане

## Действия, вопросы, стороны света

verb-pass = пасовать
verb-dig = копать
verb-reveal = открыть
verb-rotate = развернуть
verb-break = сломать
verb-repair = починить
verb-map = разведать
verb-rockfall = обрушить
verb-keep = оставить себе
verb-also = сбросить и эту
verb-enough = хватит
verb-shed = убрать карту (за 2)
verb-with = отдать вторую
verb-trap = запереть
verb-free = освободить
verb-scheme = замыслить кражу
verb-foil = помешать краже
verb-inspect = проверить роль
verb-hat = обменять колпак
verb-swap = обменяться картами
verb-rob = обокрасть
verb-refrain = ничего не красть
verb-reverse = смена направления
verb-switch = взять две цели
verb-settle = поменять
verb-storehouse = пойти в кладовую
verb-take = взять из кладовой
verb-veto = наложить вето
verb-allow = разрешить
verb-pathfind = два тоннеля
verb-lay = положить
verb-divert = переложить тоннель
verb-toll = посадить таможенника
verb-beg = помощь с пошлиной
verb-agree = да, хорошо
verb-decline = нет, не стану
verb-pay = заплатить
verb-nudge = сдвинуть вправо
verb-unmask = посмотреть роль
verb-grab = вытянуть карту
verb-hold = оставить одну из трёх
verb-fetch = достать из сброса
verb-drop = сбросить
verb-web = натянуть паутину
verb-boots = дать сапоги
verb-axe = дать топор
verb-send = выпустить существо
verb-prowl = красться
verb-stay = оставить на месте
verb-step = идти
verb-cut = разрубить паутину
verb-stop = дальше не идти
verb-fend = пустить в ход топор
verb-endure = поберечь топор
verb-propose-end = предложить закончить игру
verb-consent = да, закончим
verb-object = нет, играем дальше

task-turn = нужно сыграть карту или спасовать
task-which-goal = нужно назвать цель, которую откроют
task-rotation = нужно выбрать, какой стороной ляжет цель
task-gold = нужно оставить себе карту золота
task-pass-more = нужно сбросить ещё карту или сказать «хватит»
task-shed-second = нужно назвать вторую карту, которую отдают
task-theft = нужно кого-то обокрасть или никого
task-switch = нужно решить, действительно ли менять цели
task-storehouse = нужно взять карту из кладовой
task-veto = можно отменить карту
task-trail = нужно положить карту тоннеля
task-sponsor = кто-то просит помочь с пошлиной
task-toll-card = нужно заплатить картой золота
task-shift-goal = нужно назвать цель, которую сдвинут
task-spy = нужно назвать игрока, чью роль посмотрят
task-steal = нужно назвать игрока, который потеряет карту
task-put-away = нужно назвать следующую карту, которую сбросят
task-sift = нужно оставить одну из трёх карт
task-rummage = нужно достать карту из сброса
task-walk = нужно сделать шаг или остановиться
task-hunt = нужно провести существо или оставить его на месте
task-fend = нужно решить, пускать ли в ход топор
task-end-vote = нужно решить, закончить ли игру

side-N = вверху
side-E = справа
side-S = внизу
side-W = слева

## The line to the server

ui-connection-lost = Связь потеряна; она восстанавливается.
ui-unreachable = Сервер недоступен.

## Screens

ui-motto = Копайте к золоту и узнайте, кто не хочет, чтобы вы его нашли.
ui-play-now = Играть сейчас
ui-play-now-about = Базовая игра с 4 ботами
ui-play-game-about = { $count ->
    [one] С { $count } ботом
    [few] С { $count } ботами
    [many] С { $count } ботами
   *[other] С { $count } бота
}
ui-new-table = Новый стол
ui-new-table-about = Выберите, во что и с кем играть
ui-learn = Научиться играть
ui-learn-about = Игра за пять минут
ui-join = Присоединиться по коду
ui-join-about = Есть код или ссылка? Введите сюда.
ui-join-go = Присоединиться
ui-code = Код стола
ui-code-or-link = Код или ссылка
ui-watch = Столы, где можно играть или смотреть
ui-watch-none = Сейчас открытых столов нет.
ui-offline-title = Нет связи
ui-offline-about = Каждая игра идёт на сервере, даже наедине с ботами, так что с игрой придётся подождать. Ваши места там сохранены.
ui-offline-again = Попробовать снова
ui-free-seats =
    { $count ->
        [0] свободных мест нет
        [one] { $count } свободное место
        [few] { $count } свободных места
        [many] { $count } свободных мест
       *[other] { $count } свободного места
    }
ui-playing = идёт игра
ui-over = игра окончена
ui-my-games = Ваши игры
ui-replay = Повтор
ui-go-on = Продолжить
ui-game-again = Реванш
ui-game-waits = ждёт в лобби
ui-language = Язык
ui-settings = Настройки
ui-called = Вас зовут { $name }.
ui-to-home = На главную
ui-not-found = Здесь ничего нет
ui-looking = Минуту…
ui-table = Стол
ui-your-name = Ваше имя
ui-join-full = Все места заняты. Хозяин стола может убрать бота.
ui-only-watch = Только смотреть
ui-lobby = Лобби
ui-seats = Места
ui-seat-free = Свободное место
ui-seat-fills = Если никто не придёт, сядет бот
ui-sit = Сесть сюда
ui-sit-at = Сесть сюда: место { $number }
ui-get-up = Встать
ui-free-seat = Освободить место
ui-free-seat-sure = Освободить место? { $name } сможет вернуться только по ссылке или коду.
ui-free-seat-yes = Да, освободить
ui-bot = Бот
ui-bot-at = Бот на месте { $number }
ui-no-bot = Без бота
ui-level-random = Бот (наугад)
ui-level-newcomer = Бот (новичок)
ui-level-standard = Бот (думает наперёд)
ui-level-detective = Бот (детектив)
ui-persona-any = Любой характер
ui-persona-cautious = Осторожный
ui-persona-hot-headed = Вспыльчивый
ui-persona-sly = Хитрый
ui-persona-talkative = Болтливый
ui-persona-at = Характер бота на месте { $number }
ui-host = Хозяин стола
ui-offline = нет связи
ui-ready = готово
ui-not-ready = ещё собирается
ui-i-am-ready = Готово
ui-unready = Ещё нет
ui-host-starts = { $name } начинает игру.
ui-draw-lobby = Случайное число вашего устройства участвует в тасовании, чтобы сервер не мог сам выбрать карты.
ui-draw-on = Собираем числа для тасования…
ui-draw-left-out = Число вашего устройства не попало в тасование этой игры, и ничто не доказывает ему, что карты выбрал не сервер.
ui-waiting-for = { $count ->
    [one] Ещё собирается { $count } игрок.
    [few] Ещё собираются { $count } игрока.
    [many] Ещё собираются { $count } игроков.
   *[other] Ещё собираются { $count } игрока.
}
ui-standing = Без места:
ui-watchers = { $count ->
    [one] Смотрит { $count } человек.
    [few] Смотрят { $count } человека.
    [many] Смотрят { $count } человек.
   *[other] Смотрят { $count } человека.
}
ui-start = Начать игру
ui-leave = Покинуть стол
ui-invite = Позвать других
ui-qr = Ссылка как QR-код
ui-link = Ссылка на стол
ui-copy = Копировать
ui-copied = Скопировано
ui-share = Поделиться
ui-theme = Тема
ui-theme-system = Как на устройстве
ui-theme-dark = Тёмная
ui-theme-light = Светлая
ui-motion = Анимация
ui-motion-system = Как на устройстве
ui-motion-full = Вся
ui-motion-less = Меньше
ui-sound = Звуки
ui-kept-here = Всё это хранится только в этом браузере.
ui-which-game = Какая игра
ui-game-saboteur = Saboteur
ui-about-game-saboteur = Гномы роют ход к сокровищу, а некоторые из них хотят, чтобы его никто не нашёл.
ui-game-cave = Тёмная пещера
ui-about-game-cave = Гномы выбираются со своим золотом из тёмной пещеры, а некоторые из них работают на чужой клан.
ui-edition-jubilee = Базовая игра
ui-edition-classic = Базовая игра, старые правила
ui-edition-gigamic = Базовая игра, французские правила
ui-setup-race = Гонка: по одному гному из каждого клана, и побеждает тот, кто выйдет первым. Золото не считают.
ui-setup-one-clan = Все из одного клана, а его вредители работают на другой, которого здесь нет.
ui-setup-two-clans = Два клана. В каждом один гном может быть вредителем, который работает на другой.
ui-edition-cave = Тёмная пещера
ui-part-saboteur2 = Saboteur 2, с командами
ui-part-greedy = Жадный гном
ui-part-swap-goals = Обмен целями
ui-part-storehouse = Кладовая
ui-part-veto = Вето
ui-part-direction = Смена курса
ui-part-craftsman = Мастер на все руки
ui-part-pathfinder = Следопыт
ui-part-diversion = Объезд
ui-part-toll = Гномы-таможенники
ui-part-costume = Костюмерная
ui-part-party = Подземная вечеринка
ui-part-new-goals = Новые цели
ui-part-chests = Сундуки с сокровищами
ui-part-sabotaged = Без инструмента нет золота
ui-part-tournament = Турнир
ui-preset-base = Базовая игра
ui-preset-greedy = Базовая игра с жадным гномом
ui-preset-saboteur2 = Saboteur 2, командами
ui-preset-party = Всё сразу
ui-preset-tournament = Турнир
ui-preset-dark-cave = Тёмная пещера
ui-what-is-played = Во что играем
ui-who-plays = Кто играет
ui-time-and-guests = Время, зрители, чат
ui-players = Игроки
ui-players-range = игроков: от { $number } до { $count }
ui-fewer = На одно место меньше
ui-more = На одно место больше
ui-all-bots = Я и боты
ui-all-people = Только люди
ui-bots-level = Все боты
ui-bots-persona = Характер всех ботов
ui-bots-differ = Разные
ui-seat-number = Место { $number }
ui-person = Человек
ui-parts =
    { $count ->
        [0] Дополнения: нет
        [one] Дополнения: выбрано { $count }
        [few] Дополнения: выбрано { $count }
        [many] Дополнения: выбрано { $count }
       *[other] Дополнения: выбрано { $count }
    }
ui-switches =
    { $count ->
        [0] Домашние правила: без изменений
        [one] Домашние правила: изменено { $count }
        [few] Домашние правила: изменено { $count }
        [many] Домашние правила: изменено { $count }
       *[other] Домашние правила: изменено { $count }
    }
ui-clash = Нельзя вместе с частью «{ $name }»: { $why }.
ui-setting-chests = Где лежат сундуки
ui-setting-chests-usual = Случайно
ui-edition = Издание
ui-clock = Часы
ui-clock-none = без ограничения времени
ui-clock-move = время на ход
ui-clock-bank = время на всю игру
ui-clock-seconds = Секунды
ui-clock-increment = Дополнительные секунды за ход
ui-window = Время, чтобы остановить карту
ui-window-seconds =
    { $count ->
        [one] { $count } секунда
        [few] { $count } секунды
        [many] { $count } секунд
       *[other] { $count } секунды
    }
ui-interval = Между раундами
ui-interval-none = следующий начинается сразу
ui-interval-seconds =
    у всех есть до { $count ->
        [one] { $count } секунды
        [few] { $count } секунд
        [many] { $count } секунд
       *[other] { $count } секунды
    }
ui-sit-in = Если кто-то потеряет связь
ui-sit-in-after =
    через { $count ->
        [one] { $count } минуту
        [few] { $count } минуты
        [many] { $count } минут
       *[other] { $count } минуты
    } будет играть бот
ui-sit-in-never = стол подождёт
ui-sit-in-told = 
    Если кто-то потеряет связь, через { $count ->
        [one] { $count } минуту
        [few] { $count } минуты
        [many] { $count } минут
       *[other] { $count } минуты
    } будет играть бот.
ui-sit-in-told-never = Если кто-то потеряет связь, стол подождёт.
ui-sit-in-alone = Если вы играете только с ботами, стол ждёт вас сколько потребуется.
ui-listed = Показывать стол на главной странице
ui-watchable = Разрешить зрителей
ui-chat = Разрешить свободный чат
ui-bots-talk = Боты немного болтают
ui-advice-allow = Советы в блокноте: кто может быть против остальных, судя по тому, что видели все
ui-advice-allowed = За этим столом блокнот даёт советы: любой может спросить, кто, возможно, против остальных.
ui-make-table = Создать стол
ui-settings-link = Ссылка на эти настройки
ui-step = Шаг
ui-step-back = На шаг назад
ui-step-on = На шаг вперёд
ui-step-play = Воспроизвести
ui-eye = Вид
ui-eye-all = Всё открыто
ui-eye-public = Зритель
ui-lesson-aim = Кто вы
ui-lesson-aim-text = Золотоискатели хотят проложить тоннель от старта к сокровищу. Вредители хотят, чтобы карты кончились раньше. Никто не знает, кто есть кто.
ui-lesson-dig = Копать
ui-lesson-dig-text = Положите карту тоннеля так, чтобы сошлись все стороны. Нужен непрерывный путь до старта. Некоторые карты — тупики.
ui-lesson-tools = Ломать и чинить
ui-lesson-tools-text = Сломанный инструмент перед игроком не даёт ему копать. Починка того же вида убирает его, у вас или у любого другого.
ui-lesson-rockfall = Обвал
ui-lesson-rockfall-text = Убирает с поля одну карту тоннеля, но никогда не старт и не цель.
ui-lesson-map = Посмотреть
ui-lesson-map-text = Тайно посмотрите одну из трёх целей. Другим можно сказать, что там, или что-нибудь другое.
ui-lesson-pass = Пасовать
ui-lesson-pass-text = Сбросьте карту рубашкой вверх вместо того, чтобы играть. После каждого хода вы берёте карту, пока они есть.
ui-lesson-end = Конец раунда
ui-lesson-end-text = Кто дошёл до цели, переворачивает её. Если это сокровище, победили золотоискатели; если у всех кончились карты — вредители.
ui-lesson-gold = Золото
ui-lesson-gold-text = Победители делят карты золота, от одного до трёх самородков. После трёх раундов побеждает самый богатый гном.
ui-change-settings = Изменить настройки
ui-change-done = Играем так
ui-change-not = Оставить как было
ui-about-part-saboteur2 = Команды, двери, лестницы, кристаллы, ловушки и воры.
ui-about-part-greedy = Один золотоискатель жаден и побеждает в одиночку, завершив путь.
ui-about-part-swap-goals = Карта, которая меняет местами две скрытые цели, или только делает вид.
ui-about-part-storehouse = Карта, которая возвращает одну из пяти последних сброшенных.
ui-about-part-veto = Карта, которая останавливает только что объявленную карту.
ui-about-part-direction = Карта, которая меняет направление игры.
ui-about-part-craftsman = Карта, которая чинит любой инструмент.
ui-about-part-pathfinder = Карта, которая кладёт две карты тоннеля за один ход.
ui-about-part-diversion = Карта, которая переносит последнюю положенную карту тоннеля.
ui-about-part-toll = Гномы, которые перекрывают клетку, пока им не заплатят.
ui-about-part-costume = Большая карта на пути: кто дойдёт до неё раньше всех, меняет роль.
ui-about-part-party = Большая карта на пути: когда до неё дойдут, все роли раздают заново.
ui-about-part-new-goals = Пять целей: сокровище среди камней, мешочков золота, драконов и гигантского паука.
ui-about-part-chests = Закрытые тоннели на пути, под каждым сундук с сокровищем.
ui-about-part-sabotaged = Золотоискатели со сломанным инструментом не получают золота.
ui-about-part-tournament = Карта на пути с самого начала, плата золотыми, жадные гномы.
ui-switch-E1 = карт золота, когда победили золотоискатели
ui-switch-E1-per-digger = на каждого золотоискателя
ui-switch-E1-per-player = на каждого игрока
ui-switch-E2 = когда кончается раунд без сокровища
ui-switch-E2-hands-empty = когда ни у кого нет карт
ui-switch-E2-all-passed = когда все спасовали
ui-switch-E2-no-playable = когда играть нечего
ui-switch-E3 = кто начинает следующий раунд
ui-switch-E3-last-turn = сосед слева от сделавшего последний ход
ui-switch-E3-last-card = сосед слева от сыгравшего последнюю карту
ui-switch-E3-last-path = сосед слева от положившего последний тоннель
ui-switch-E4 = несколько целей сразу
ui-switch-E4-all = открывают все
ui-switch-E4-one-only = открывают только одну
ui-switch-E5 = как лежит цель, если подходят обе стороны
ui-switch-E5-chooser = по выбору
ui-switch-E5-chooser-if-misfit = по выбору, если не подходит
ui-switch-E5-fixed = так, как положена
ui-switch-E6 = ломать собственный инструмент
ui-switch-E6-no = нельзя
ui-switch-E6-yes = можно
ui-switch-E7 = кто побеждает, если двери не пускают обе команды
ui-switch-E7-boss-profiteer = босс и спекулянт
ui-switch-E7-boss-alone = только босс
ui-switch-E8 = какую роль даёт обмен колпаками
ui-switch-E8-top-under = верхнюю из колоды ролей, старую кладут вниз
ui-switch-E8-random-out = случайную, старая выбывает
ui-switch-E8-top-out = верхнюю из колоды ролей, старая выбывает
ui-switch-E9 = вредитель доходит до открытого сокровища
ui-switch-E9-both-teams = побеждают обе команды
ui-switch-E9-nobody = не побеждает никто
ui-switch-E10 = ловушка для себя
ui-switch-E10-no = нельзя
ui-switch-E10-yes = можно
ui-setting-chests-fan = один у порога, затем по одному перед каждой целью
ui-setting-chests-gauntlet = по два с каждой стороны прямого пути
ui-setting-chests-stairs = наискось через путь, слева снизу направо вверх
ui-setting-chests-wings = далеко от прямого пути, два в начале и два в конце
ui-clash-greedy-saboteur2 = в его ролях нет места жадному гному
ui-clash-sabotaged-saboteur2 = там платят по командам, а не по инструментам
ui-clash-saboteur2-tournament = у обоих свои роли и своя плата
ui-clash-greedy-tournament = в турнире есть свои жадные гномы
ui-clash-costume-party = это две стороны одной карты
ui-clash-costume-tournament = не остаётся роли для обмена, и обе лежат на одной и той же клетке
ui-clash-party-tournament = обе лежат на одной и той же клетке

## Экраны: стол

ui-table-board = Игровое поле
ui-table-cell = { $cell }: { $card }, соединено со стартом
ui-table-cell-cut = { $cell }: { $card }, отрезано
ui-table-cell-hidden = { $cell }: рубашкой вверх, { $card }
ui-table-target = Выбрать { $cell }
ui-table-target-chosen = { $cell } выбрано: нажмите ещё раз, чтобы подтвердить
ui-token = Жетон, { $cell }
ui-token-owned = Жетон ({ $seat }), { $cell }
ui-token-toll = Гном-таможенник на клетке { $cell } ({ $seat })
ui-table-counted-gold = золото: { $count }
ui-table-pick-point = Выберите место, которое светится.
ui-way = { $cell }: { $price }
ui-way-steps =
    { $count ->
        [one] { $count } шаг
        [few] { $count } шага
        [many] { $count } шагов
       *[other] { $count } шагов
    }
ui-way-card =
    { $count ->
        [one] стоит { $count } карту
        [few] стоит { $count } карты
        [many] стоит { $count } карт
       *[other] стоит { $count } карт
    }
ui-way-gold =
    { $count ->
        [one] стоит { $count } золотой
        [few] стоит { $count } золотых
        [many] стоит { $count } золотых
       *[other] стоит { $count } золотых
    }
ui-way-go = Идти туда ({ $price })
ui-way-going = В пути…
ui-token-dwarf = Гном ({ $seat }), { $cell }
ui-token-rat = Крыса ({ $seat }), { $cell }
ui-token-lindworm = Линдворм ({ $seat }), { $cell }
ui-token-goblin = Гоблин ({ $seat }), { $cell }
ui-token-web = Паутина ({ $seat }), { $cell }, показывает { $count }
ui-token-nugget = Золото на жиле, { $cell }
ui-seat-lying = паралич
ui-gone-dwarf = снаружи
ui-banner-yellow = клан: жёлтый
ui-banner-blue = клан: синий
ui-aim-yellow-loyal = Вынесите золото для своего, жёлтого клана.
ui-aim-yellow-saboteur = С виду клан жёлтый, но золото вы выносите для синего.
ui-aim-blue-loyal = Вынесите золото для своего, синего клана.
ui-aim-blue-saboteur = С виду клан синий, но золото вы выносите для жёлтого.
ui-aim-race = Выведите своего гнома из пещеры первым: золото не считают.
ui-won-race = { $seat } выходит раньше и побеждает!
ui-sums = Что вынесли кланы
ui-sums-worked = На него работали:
ui-sum-gold =
    { $count ->
        [one] золота { $gold } × { $count } гном, работающий на другой клан = { $worth }
        [few] золота { $gold } × { $count } гнома, работающих на другой клан = { $worth }
        [many] золота { $gold } × { $count } гномов, работающих на другой клан = { $worth }
       *[other] золота { $gold } × { $count } гномов, работающих на другой клан = { $worth }
    }
ui-table-zoom-in = Крупнее
ui-table-zoom-out = Мельче
ui-table-fit = Показать всё
ui-table-hand = Ваша рука
ui-table-players = Игроки
ui-table-question = Что нужно сделать
ui-table-deed = { $verb }: { $name }
ui-table-pick-card = Выберите карту, чтобы сыграть её или сбросить.
ui-table-pick-cell = Выберите клетку на поле.
ui-table-pick-seat = Выберите игрока.
ui-table-pick-which = Какая карта?
ui-table-rotate = Развернуть
ui-table-back = Отмена
ui-table-pass = Сбросить и пасовать
ui-table-noted = Ваш ответ записан; его ещё можно изменить.
ui-let-turn = Разрешить всё в этом ходу
ui-let-round = Разрешить всё в этом раунде
ui-letting-turn = В этом ходу вы разрешаете всё.
ui-letting-round = В этом раунде вы разрешаете всё.
ui-let-not = Снова спрашивать
ui-table-yes = Да, поменять
ui-table-no = Нет, оставить
ui-table-turned = Развёрнута
ui-table-unturned = Не развёрнута
ui-table-clock = Осталось секунд: { $count }
ui-table-paused = Игра приостановлена.
ui-holds-backwards = Ход идёт в обратную сторону.
ui-table-you = вы
ui-table-acts = ходит
ui-table-bot = бот
ui-table-away = не за столом
ui-table-offline = нет связи
ui-table-bot-in = бот через { $time }
ui-table-cards = карт: { $count }
ui-table-gold = карт золота: { $count }
ui-table-worth = стоимость: { $count }
ui-table-pieces = золотых: { $count }
ui-table-known-role = вам известно: { $card }
ui-table-cover = Скрыть или показать то, что знаете только вы
ui-table-covered = Скрыто. Нажмите, чтобы показать.
ui-self = Кто вы
ui-self-role = Ваша роль
ui-self-unknown = Пока неизвестно
ui-self-known = Что вы знаете
ui-self-nothing = Пока ничего тайного.
ui-self-cell = { $cell }: { $card }
ui-self-seat = { $seat }: { $card }
ui-self-got-it = Понятно
ui-table-pile = Раунд { $round } · колода: { $count }
ui-table-pile-alone = Колода: { $count }
ui-table-more = Ещё
ui-table-log = Журнал
ui-table-talk = Чат
ui-table-menu = Стол
ui-table-chat = Сказать что-нибудь
ui-table-send = Отправить
ui-log-show = Показать на поле
ui-log-more =
    { $count ->
        [one] Ещё { $count } строка
        [few] Ещё { $count } строки
        [many] Ещё { $count } строк
       *[other] Ещё { $count } строки
    }
ui-mat = Перед игроком: { $name }
ui-talk-said = Что было сказано
ui-talk-nothing = Пока никто ничего не сказал.
ui-talk-unread = новое
ui-turn-yours = Ваш ход
ui-turn-waits = За столом ждут вас.
ui-notice-ask = Сообщать вам о вашем ходе, когда вы заняты другим?
ui-notice-yes = Да, сообщать
ui-notice-no = Нет, спасибо
ui-table-connecting = Связь восстанавливается.
ui-table-try-again = Попробовать сейчас
ui-table-bot-plays = За вас играет бот.
ui-table-i-am-back = Я снова здесь
ui-table-be-away = Пусть за меня играет бот
ui-pace = Боты играют
ui-pace-calm = неспешно
ui-pace-brisk = быстро
ui-pace-at-once = мгновенно
ui-table-pause = Приостановить
ui-table-continue = Продолжить
ui-table-void = Закончить без результата
ui-table-leave = Покинуть стол
ui-table-home = На главную
ui-table-watchers = Смотрят: { $count }
ui-told-away = { $seat }: вместо игрока играет бот.
ui-told-back = { $seat } снова здесь.
ui-told-pace = Теперь боты играют { $text }.
ui-told-continued = Игра продолжается.
ui-told-ended = Игра окончена.
ui-told-void = Игра закончена без результата.
ui-told-wish-pause = { $name } просит паузу.
ui-told-wish-continue = { $name } хочет продолжить.
ui-told-wish-void = { $name } хочет закончить игру.
ui-told-wish-sit-in = { $name } предлагает, чтобы играл бот: { $seat }.
ui-told-emote = { $name } { $text }
ui-told-words = { $name }: { $text }
ui-end-winners = Победа: { $name }
ui-end-nobody = Никто не выиграл
ui-end-score = Золото: { $count }
ui-end-worth = Стоимость: { $count }
ui-end-rematch = Ещё раз с теми же игроками
ui-end-to-rematch = К следующей игре
ui-end-replay = Посмотреть запись
ui-end-look = Взглянуть на поле
ui-draw-kept = Число вашего устройства вошло в тасование, как и было обещано. Чтобы это проверить и вытянуть каждую карту ещё раз:
ui-draw-broken = Тасование не такое, какое обещали вашему устройству: не доверяйте этой раздаче. Чтобы её проверить:
ui-draw-others = В тасование вошли числа устройств игроков. Чтобы это проверить и вытянуть каждую карту ещё раз:
ui-draw-alone = Тасовал только сервер. Чтобы проверить, что после раздачи ничего не менялось:
ui-aim-digger = Прокопайте путь от старта до сокровища.
ui-aim-saboteur = Не подпустите других к сокровищу и не выдайте себя.
ui-aim-greedy = Дойдите до сокровища сами: тогда всё ваше.
ui-aim-blue = Дойдите до сокровища; зелёные двери вас не пропустят.
ui-aim-green = Дойдите до сокровища; синие двери вас не пропустят.
ui-aim-boss = Вы побеждаете с любой командой, но получаете на один золотой меньше.
ui-aim-profiteer = Вы побеждаете с любым победителем, но получаете на два золотых меньше.
ui-aim-geologist = Вам платят за кристаллы на поле.
ui-claim-role = «{ $seat } — { $card }»
ui-claim-goal = «{ $cell } — { $card }»
ui-claim = Сделать заявление
ui-table-agree = Поддерживаю
ui-table-sit-in = { $seat }: пусть играет бот
ui-table-keys = Клавиши: 1–9 выбирают карту, стрелки клетку или игрока, R разворачивает, I рассказывает о карте, Enter подтверждает, Esc отменяет, + − 0 масштаб, ? показывает это.
ui-claim-true = Это была правда.
ui-claim-false = Это была неправда.
ui-claim-who = Кто?
ui-claim-where = Какая карта?
ui-claim-what = Что это?
ui-claim-make = Заявить
ui-round-over = Раунд { $round } окончен
ui-round-go-on = Следующий раунд
ui-round-waits = Ждём: { $name }
ui-round-result = К результату
ui-round-unfold = Кто кем был
ui-missed = Пока вас не было
ui-phrase-good-game = Хорошая игра!
ui-phrase-hello = Привет!
ui-phrase-hurry = Поторопитесь!
ui-phrase-need-a-map = У кого есть разведка?
ui-phrase-need-a-tool = Мне нужен инструмент!
ui-phrase-not-me = Это не я!
ui-phrase-one-more = Ещё одну!
ui-phrase-sorry = Простите!
ui-phrase-thanks = Спасибо!
ui-phrase-trust-me = Поверьте мне.
ui-phrase-watch-out = Осторожно!
ui-phrase-well-dug = Хорошо копаете!
ui-phrase-why = Почему так?
ui-phrase-your-turn = Ваш ход.
ui-emote-angry = сердится
ui-emote-cheer = ликует
ui-emote-laugh = смеётся
ui-emote-sad = грустит
ui-emote-think = размышляет
ui-emote-wink = подмигивает
ui-emote-wow = изумляется
ui-emote-yawn = зевает

## Screens: learning

ui-lesson-first = Сыграть первый раунд
ui-lesson-first-about = Гном рядом с вами подскажет, что делать. Пять минут — и вы знаете игру.
ui-lesson-read = Или прочитайте здесь
ui-lesson-coach = Ваш наставник
ui-lesson-step = Шаг { $number } из { $count }
ui-lesson-others = Теперь ходят другие. Смотрите внимательно: их дела выдают, кто они.
ui-lesson-hurry = Дальше
ui-lesson-again = К началу
ui-lesson-leave = Выйти из урока
ui-lesson-play = Сыграть по-настоящему
ui-lesson-who = Кто вредитель?
ui-lesson-alone = Это урок: больше никого за столом нет.
ui-lesson-cannot = Туда она не ляжет: тоннель должен встретить тоннель, а порода — породу.
ui-lesson-do-dig = Вы золотоискатель. Под одной из трёх карт справа лежит сокровище, и туда нужен тоннель. Выберите на руке перекрёсток, затем клетку справа от старта и подтвердите, выбрав её ещё раз.
ui-lesson-do-map = После каждого хода вы берёте карту. Но куда копать? Сыграйте разведку на самую нижнюю из трёх целей: что там лежит, увидите только вы.
ui-lesson-do-mend = Вы видели сокровище: оно справа внизу! Но кто-то сломал ваш фонарь, и без починки копать нельзя. Выберите починку фонаря или вагонетки, затем себя среди игроков.
ui-lesson-do-turn = Теперь копайте дальше и вниз, к сокровищу. Выберите Т-штольню и клетку в конце тоннеля и разверните карту так, чтобы одна ветка шла вниз: кнопкой или клавишей R.
ui-lesson-do-rockfall = Нижняя карта тоннеля — тупик: её ходы кончаются в породе, и никто не пройдёт. Сыграйте на неё обвал, чтобы освободить место для карты получше.
ui-lesson-do-accuse = Кто-то здесь не хочет, чтобы вы нашли золото. Среди вас четверых не больше одного вредителя, но кто это? Выберите имя и посмотрите, что этот игрок делал до сих пор.
ui-lesson-accused = Верно подмечено! { $seat } копает лишь раз, для вида. Потом — два сломанных инструмента и тупик там, где больнее всего. Теперь сыграйте сломанную вагонетку: { $seat } не сможет копать без починки.
ui-lesson-do-reach = Другие согласны с вами: там теперь сломаны все три инструмента. Не хватает одной карты. Положите штольню рядом с сокровищем!
ui-lesson-do-gold = Сокровище! Все роли открыты, и вы были правы. Золотоискатели делят столько карт золота, сколько их самих; до цели дошли вы, так что первый выбор за вами. Берите карту, где больше всего самородков.
ui-lesson-over = Ваше золото остаётся у вас, остальное делят другие золотоискатели. Это был один раунд; в игре их три, а потом побеждает самый богатый гном.
ui-lesson-no-pass = Пасовать — значит сбросить карту рубашкой вверх и взять другую. Иногда больше ничего не остаётся, но сейчас у вас есть ход получше.
ui-lesson-no-map-later = Хорошая мысль, но сначала прокопайте немного, чтобы другим было что продолжать.
ui-lesson-no-away = Там она подходит, но ведёт прочь от целей. Они справа.
ui-lesson-no-crossing-first = Эта карта тоже подходит, но придержите её. В начале лучше всего перекрёсток: он открывает пути во все стороны.
ui-lesson-no-other-goal = Смотреть можно любую цель. На этот раз возьмите самую нижнюю.
ui-lesson-no-rockfall-later = Все эти тоннели хорошие. Приберегите обвал для плохого.
ui-lesson-no-too-early = Кому вы хотите навредить? Пока нельзя знать, кто против вас. Приберегите эту карту.
ui-lesson-no-blind-digging = Можно, но вы ещё не знаете, куда копать. Сначала посмотрите.
ui-lesson-no-north = Так она подходит, но ветка ведёт вверх, а сокровище внизу. Разверните карту.
ui-lesson-no-bend = Этот поворот тоже ведёт вниз, но закрывает все другие пути. Т-штольня оставит их открытыми.
ui-lesson-no-dead-end = Это тупик: его ходы кончаются в породе, и дальше копать некуда. Такое кладут вредители.
ui-lesson-no-not-there = Подходит, но к сокровищу вы не приблизитесь. Смотрите на стрелку.
ui-lesson-no-good-tunnel = Эта карта — часть вашего пути. Тупик — самая нижняя.
ui-lesson-no-blocked = Там копать можно, но кратчайший путь к сокровищу закрыт. Сначала освободите его.
ui-lesson-no-clear-first = Терпение, это следующий шаг. Сначала надо убрать тупик.
ui-lesson-no-suspect-1 = { $seat } копает при каждой возможности, и всегда к целям. Это говорит в пользу золотоискателя, а против не говорит ничего. Посмотрите на других.
ui-lesson-no-suspect-3 = Два паса кажутся ленью, но, может быть, просто не везёт с картами. Зато { $seat } копает для вас и чинит чужой инструмент. Посмотрите на других.
ui-lesson-no-either-tool = С этой картой { $seat } тоже не сможет копать, но на этот раз возьмите сломанную вагонетку.
ui-lesson-no-stop-first = Можно копать дальше, но пока у вредителя целы инструменты, следующий тупик не заставит себя ждать. Сначала остановите его.
ui-lesson-no-does-not-reach = Подходит, но справа у неё нет выхода: до цели она не достанет.
ui-lesson-no-dig-now = Это уже не нужно: до сокровища не хватает одной карты.
ui-lesson-no-more-gold = На этой карте меньше самородков. Возьмите другую: в конце считается только золото.
ui-lesson-learnt = Чему вы научились
ui-lesson-well-done = Отлично прокопано! Теперь вы знаете всё, что нужно за настоящим столом.
ui-lesson-learnt-dig = Карты тоннеля кладут туда, где сходятся все стороны и есть непрерывный путь до старта; их можно развернуть вверх ногами.
ui-lesson-learnt-tools = Сломанный инструмент не даёт игроку копать, пока его кто-нибудь не починит.
ui-lesson-learnt-cards = Разведка показывает вам одну цель, обвал убирает одну карту тоннеля, а тупик никуда не ведёт.
ui-lesson-learnt-people = Дела игроков выдают, кто они: смотрите, кто копает, кто чинит и кто ломает.
ui-lesson-learnt-gold = Если до сокровища дошли, золото делят золотоискатели; если карты кончились раньше — вредители.

## Screens: learning The Dark Cave

ui-lesson-cave = Выбраться из Тёмной пещеры
ui-lesson-cave-about = Гном рядом с вами подскажет, что делать. Десять минут — и вы знаете игру.
ui-lesson-cave-aim = На кого вы работаете
ui-lesson-cave-aim-text = Все видят ваш клан, но никто не видит, верны ли вы ему. Вредитель состоит в одном клане, а работает на другой.
ui-lesson-cave-card = Сначала карта
ui-lesson-cave-card-text = Положите карту тоннеля, сыграйте другую карту или сбросьте одну или две. Карта тоннеля должна подходить ко всем соседним и продолжать одну из них; связь со стартом не нужна.
ui-lesson-cave-steps = Потом гном
ui-lesson-cave-steps-text = Ваш гном может сделать три шага, с участка на участок. От одной лестницы до любой другой — один шаг.
ui-lesson-cave-creatures = Существа
ui-lesson-cave-creatures-text = Они выходят из тёмных дыр, а ведёте их вы. Крыса забирает карту, гоблин — 1 золотой, а линдворм парализует: один ход без шагов.
ui-lesson-cave-webs = Паутина и топоры
ui-lesson-cave-webs-text = Сквозь паутину не пройти; за два хода своего владельца она исчезает. Топор перед вами ослабляет паутину или прогоняет существо.
ui-lesson-cave-veins = Золотые жилы
ui-lesson-cave-veins-text = Если ваш путь закончился на жиле, вы берёте её золото, а ваша карта клана остаётся открытой до конца игры.
ui-lesson-cave-out = Выход
ui-lesson-cave-out-text = Он лежит рубашкой вверх в одном из четырёх углов. Кто выходит, показывает карту клана, и золото спасено. Золото, оставшееся в пещере, потеряно.
ui-lesson-cave-value = Кто побеждает
ui-lesson-cave-value-text = Золото, которое вынес клан, считают по разу за каждого гнома, работающего на другой клан. Побеждает большая сумма, а с ней все, кто на неё работает, снаружи или внутри.
ui-lesson-do-cave-look = У вашего гнома 3 золотых, и ему надо выбраться из этой пещеры. Одна из четырёх карт по углам — выход: сыграйте Секретную информацию на правую нижнюю, её увидите только вы.
ui-lesson-do-cave-lay = Это выход! И другие уже копают туда. Положите карту с лестницей в конце их тоннеля так, чтобы она вела вниз.
ui-lesson-do-cave-climb = После карты можно пройти до трёх шагов. От лестницы до лестницы — всего один: идите со старта к той, которую вы только что положили.
ui-lesson-do-cave-rest = Осталось два шага, но тоннеля впереди ещё нет. Дальше не идите.
ui-lesson-do-cave-axe = { $seat } плетёт паутину прямо перед вами, а сквозь паутину гному не пройти. Положите топор перед собой: он пригодится со следующего хода.
ui-lesson-do-cave-wait = В тот ход, когда топор положили, от него ещё нет пользы. Оставайтесь здесь, дальше не идите.
ui-lesson-do-cave-endure = Гоблин из тёмной дыры, и ведёт его { $seat }! Он забирает 1 золотой у того, кого встретит. Топор его прогонит, но вам он нужен для паутины: поберегите его.
ui-lesson-do-cave-send = Вы тоже так умеете. Сразу за вами стоит { $seat }: сыграйте крысу, она выйдет из тёмной дыры.
ui-lesson-do-cave-lead = Теперь крысу ведёте вы, до трёх шагов. Её жертва — { $seat }: кого крыса встретит, тот теряет случайную карту.
ui-lesson-do-cave-cut = Паутина слабеет с каждым ходом своего владельца. Теперь хватит одного удара топора, и шага он не стоит: разрубите её.
ui-lesson-do-cave-walk = Путь свободен! Пройдите два шага до конца тоннеля, и не дальше.
ui-lesson-do-cave-vein = До выхода не хватает одной карты. Положите туда золотую жилу: на ней лежит 1 золотой.
ui-lesson-do-cave-gold = Чей путь закончился на жиле, тот берёт золото, но навсегда открывает карту клана. Вы верны клану, и скрывать вам нечего: идите к золоту и оставайтесь там.
ui-lesson-do-cave-inspect = Выход открыт! Но двое из вас четверых — вредители. { $seat } всё время копает вместе с вами и тоже стоит у выхода. Посмотрите эту карту клана Секретной информацией.
ui-lesson-do-cave-exit = Всё-таки вредитель! { $seat } вынесет золото для чужого клана. Опередите: три шага — и вы у выхода, вне пещеры.
ui-lesson-cave-over = Оба верных гнома снаружи, и игра сразу окончена. Ваши 6 золотых считают по разу за каждого из 2, кто работает на другой клан: 12. У них 0, победа ваша!
ui-lesson-no-cave-pass = Вместо того чтобы играть карту, можно сбросить одну или две и взять столько же. Но сейчас у вас есть ход получше.
ui-lesson-no-cave-propose = Раз за ход можно предложить закончить игру, и согласиться должны все. Для этого ещё рано.
ui-lesson-no-cave-other-corner = Выход может быть в любом углу. На этот раз возьмите правый нижний.
ui-lesson-no-cave-corner-first = Она покажет и карту клана. Но сначала надо знать, где выход.
ui-lesson-no-cave-keep-axe = Приберегите топор: пока вам ничто не мешает.
ui-lesson-no-cave-look-first = Можно и копать, но ещё неизвестно куда. Сначала поищите выход.
ui-lesson-no-cave-seen = Где выход, вы уже знаете. Приберегите эту карту.
ui-lesson-no-cave-keep-rat = Приберегите крысу. Её время ещё придёт.
ui-lesson-no-cave-away = Там она подходит, но к выходу не приближает. Смотрите на стрелку.
ui-lesson-no-cave-ladder-first = Эта карта тоже подходит. Но лестница сбережёт вам долгий путь: возьмите её.
ui-lesson-no-cave-walk-on = Можно и остаться на месте. Но до выхода далеко: идите дальше.
ui-lesson-no-cave-ladder-shorter = Так дольше. По лестнице туда один шаг.
ui-lesson-no-cave-back = Это прочь от выхода.
ui-lesson-no-cave-web-first = Можно, но паутина по-прежнему на пути. Сначала подумайте о ней.
ui-lesson-no-cave-own-axe = Тогда им воспользуется { $seat }. Положите его перед собой.
ui-lesson-no-cave-fend = Это спасёт 1 золотой, но оставит вас перед паутиной без топора. Поберегите его.
ui-lesson-no-cave-inspect-later = Хорошая мысль, но это подождёт.
ui-lesson-no-cave-rat-first = Это на следующий ход. За спиной у вас { $seat }: сначала крыса.
ui-lesson-no-cave-lead-on = Там она никого не встретит. Её жертва — { $seat }.
ui-lesson-no-cave-nobody = Там никого нет. Её жертва — { $seat }.
ui-lesson-no-cave-cut-first = Сначала разрубите паутину: она закрывает путь к выходу.
ui-lesson-no-cave-vein-down = Так она тоже подходит, но на этот раз положите её жилой вверх: разверните карту.
ui-lesson-no-cave-vein-better = Эта тоже довела бы до выхода, но жила принесёт вам золото.
ui-lesson-no-cave-vein-stop = Кто только проходит по жиле, не берёт ничего. Остановитесь на ней.
ui-lesson-no-cave-deeds-1 = Паутина, гоблин: на кого работает { $seat }, вы уже знаете.
ui-lesson-no-cave-deeds-2 = { $seat } открывает вам выход и ни разу вам не вредит. Посмотрите на других.
ui-lesson-no-cave-inspect-now = Копать больше нечего: выход открыт. Узнайте, кто стоит рядом.
ui-lesson-learnt-cave-turn = Ход — это карта, потом до трёх шагов, потом новая карта. От лестницы до лестницы — один шаг.
ui-lesson-learnt-cave-creatures = Существа выходят из тёмных дыр, а ведёт их тот, кто сыграл карту: крыса забирает карту, гоблин — золото, линдворм — следующие шаги.
ui-lesson-learnt-cave-webs = Паутина закрывает путь на два хода своего владельца; топор её рубит или прогоняет существо.
ui-lesson-learnt-cave-vein = Золотая жила делает вас богаче, но показывает всем, кто вы: вредители подумают дважды.
ui-lesson-learnt-cave-clan = Считают только вынесенное золото. Чем меньше тех, кто работает на вашу сторону, тем больше оно весит.

## Screens: one page for each card

ui-card-about = Об этой карте
ui-card-close = Закрыть
ui-card-hand = У вас на руке
ui-card-mats = Перед игроками
ui-card-board = На поле
ui-card-turned = { $card } (разворот)
ui-card-joins = Соединены: { $name }
ui-card-ends = Тупик: { $name }
ui-card-ways-1 = Вверх ногами она такая же.
ui-card-ways-2 = Перед тем как положить, её можно развернуть вверх ногами, но не класть набок.
ui-card-deck = С чем играют
ui-card-count = Карт
ui-card-rules = Правила: { $name }
ui-cards-all = Все карты
ui-cards-role = Роли
ui-cards-path = Тоннели
ui-cards-dead-end = Тупики
ui-cards-action = Карты действий
ui-cards-goal = Старт, цели и большая карта
ui-cards-gold = Золото
ui-cards-door = Двери
ui-cards-ladder = Лестницы
ui-cards-crystal = Кристаллы
ui-cards-chest = Сундуки и их тоннели
ui-card-path = Положите её на пустую клетку, где тоннель встречает тоннель, порода — породу, а непрерывный путь ведёт к старту.
ui-card-dead-end = Насквозь не ведёт ни один из её ходов: кто войдёт, должен повернуть назад. Вредители её любят; золотоискатели сбрасывают её или закрывают ею ненужную ветку.
ui-card-stub = Кроме сквозного хода у неё есть выход, который кончается в породе.
ui-card-apart = Два тоннеля проходят мимо друг друга и не встречаются: кто идёт по одному, не попадёт в другой.
ui-card-ladder = Поставьте её рядом с любой открытой картой тоннеля, к которой она подходит, даже с отрезанной, но не рядом с целью. Все лестницы и старт соединены, словно одним тоннелем.
ui-card-door-1 = Ключ есть у синих золотоискателей. Если к сокровищу можно пройти только через синие двери, зелёная команда остаётся ни с чем.
ui-card-door-2 = Ключ есть у зелёных золотоискателей. Если к сокровищу можно пройти только через зелёные двери, синяя команда остаётся ни с чем.
ui-card-crystal = В породе сверкает кристалл: если в конце раунда он лежит на поле, за него платят геологам.
ui-card-start = Здесь начинается каждый тоннель. Убрать её нельзя.
ui-card-treasure = Одна из целей. Когда до неё дошли и перевернули, раунд окончен, золотоискатели победили.
ui-card-stone = Одна из целей, но всего лишь камень. Открытый, он становится тоннелем, как и любой другой, и ведёт дальше.
ui-card-bag = Одна из новых целей: кто до неё дошёл, берёт столько золота, сколько на ней показано, и игра идёт дальше.
ui-card-dragon = Одна из новых целей: кто до неё дошёл, отдаёт дракону один золотой, если он есть.
ui-card-spider = Одна из новых целей, и самая страшная: как только её перевернут, раунд окончен, и сокровище потеряно.
ui-card-double = Половина большой карты, которая с самого начала лежит на пути. Кто раньше всех дойдёт до костюмерной, меняет роль; на подземной вечеринке все роли раздают заново.
ui-card-tunnel = Он лежит на пути рубашкой вверх, а под ним сундук. Кто до него дошёл, переворачивает его, открывает сундук и может копать дальше.
ui-card-broken = Положите её перед игроком: он не копает, пока кто-нибудь не починит инструмент. Двух одинаковых сломанных инструментов ни у кого не бывает.
ui-card-fix = Чинит этот сломанный инструмент, свой или чужой. Обе карты уходят в сброс.
ui-card-fix-two = Чинит один из двух показанных инструментов, свой или чужой. Обе карты уходят в сброс.
ui-card-craftsman = Чинит любой сломанный инструмент, свой или чужой.
ui-card-map = Тайно посмотрите одну закрытую цель. Все видят какую, но что там лежит, знаете только вы, а сказать можете что угодно.
ui-card-rockfall = Убирает с поля любую карту тоннеля, кроме старта и целей. Отрезанное остаётся лежать, но строить от него нельзя, пока оно не присоединено снова.
ui-card-trapped = Положите её перед другим игроком: он не может копать, а если и в конце раунда сидит в ловушке, не получает ничего.
ui-card-free-at-last = Освобождает игрока из ловушки, вас или любого другого.
ui-card-theft = Положите её перед собой: после раунда вы можете украсть один золотой, если не сидите в ловушке.
ui-card-hands-off = Убирает одну кражу у любого игрока.
ui-card-inspection = Тайно посмотрите роль другого игрока. Все видят чью.
ui-card-swap-hats = Игрок по вашему выбору, можно и вы, меняет роль на карту из колоды ролей. Что о нём знали, больше не в счёт.
ui-card-swap-hands = Обменяйте все оставшиеся карты на карты другого игрока; карту берёт он, а не вы.
ui-card-swap-goals = Возьмите, не глядя, две закрытые цели и верните их, поменяв местами или нет. Знаете только вы.
ui-card-storehouse = Вместо того чтобы брать карту, посмотрите пять последних сброшенных и оставьте себе одну.
ui-card-veto = Не в свой ход: останавливает карту, которую только что объявил другой. Она не действует и уходит в сброс.
ui-card-change-of-direction = Отныне и до конца раунда ходят в обратную сторону.
ui-card-pathfinder = Положите две карты тоннеля за один ход и возьмите две.
ui-card-diversion = Возьмите карту тоннеля, положенную последней, и положите её в другое место. Теперь она считается вашей.
ui-card-gold = Победители раунда делят карты золота. Сколько на них самородков, до конца тайна; потом побеждает самый богатый гном.
ui-card-digger = Хочет проложить тоннель от старта к сокровищу. Если до него дошли, золото делят все золотоискатели, кто бы ни закончил.
ui-card-saboteur = Хочет, чтобы карты кончились раньше, чем дойдут до сокровища, и лучше не попадаться: тогда золото достанется вредителям.
ui-card-greedy = Ни золотоискатель, ни вредитель: побеждает, только если сам кладёт последнюю карту к сокровищу, зато забирает всё.
ui-card-blue = Копает за синюю команду. Зелёные двери его останавливают, синие нет.
ui-card-green = Копает за зелёную команду. Синие двери его останавливают, зелёные нет.
ui-card-boss = Побеждает с любой командой, получая на один золотой меньше, и проходит в любую дверь.
ui-card-profiteer = Побеждает с теми, кто победил, золотоискателями или вредителями, получая на два золотых меньше.
ui-card-geologist = Сокровище ему ни к чему: ему платят за кристаллы, лежащие на поле в конце раунда.
ui-card-chest-nugget = Самородок тому, кто откроет.
ui-card-chest-maps-off = До конца раунда разведка больше не показывает цели, только сундуки.
ui-card-chest-no-draw = Кто откроет, берёт в этот ход на карту меньше.
ui-card-chest-extra-draw = Кто откроет, берёт в этот ход на карту больше.
ui-card-chest-shift-goal = Кто откроет, сдвигает, не глядя, закрытую цель на одну клетку вправо.
ui-card-chest-steal = Вместо того чтобы брать карту из колоды, кто откроет, вслепую берёт карту из чужой руки.
ui-card-chest-sift = Вместо того чтобы брать карту, кто откроет, смотрит три верхние карты колоды и оставляет себе одну.
ui-card-chest-spy = Кто откроет, смотрит роль другого игрока.
ui-card-chest-rummage = Сброс тасуют; кто откроет, смотрит пять карт из него, оставляет одну и берёт на карту меньше.
ui-card-chest-bury = Пять верхних карт колоды сбрасывают, не глядя.
ui-cards-clan = Карты кланов
ui-cards-group-1 = Карты тоннеля I: пройти за один шаг
ui-cards-group-2 = Карты тоннеля II: пройти за два шага
ui-cards-group-3 = Карты тоннеля III: пройти за три шага
ui-cards-cave-goal = Старт и цели
ui-card-cave-path = Положите её на пустую клетку, где она подходит ко всем открытым картам вокруг и продолжает хотя бы один тоннель. Связь со стартом не нужна.
ui-card-cave-group-1 = Группа I: каждый тоннель — один участок. Карта проходится за один шаг.
ui-card-cave-group-2 = Группа II: у каждого выхода есть участок. Карта проходится за два шага.
ui-card-cave-group-3 = Группа III: есть участок у каждого выхода и ещё один посередине. Карта проходится за три шага.
ui-card-cave-start = Здесь начинают все гномы, у каждого 3 золотых. Вся карта — один участок, и убрать её нельзя ничем.
ui-card-cave-goal = Одна из четырёх целей, лежащих рубашкой вверх. Кто на неё ступает, открывает её и должен там остановиться.
ui-card-cave-ladder = С этой лестницы один шаг до любой другой лестницы на открытой карте. Никакая паутина не помешает.
ui-card-cave-hole = Из этой тёмной дыры выходят крыса, линдворм и гоблин. Для гномов это такой же участок, как другие.
ui-card-cave-vein = На золотой жиле лежит 1 золотой. Если ваше движение здесь заканчивается, вы берёте его и до конца игры открываете свою карту клана; если пройти мимо, ничего не меняется.
ui-card-cave-exit = Кто ступает на этот участок, выходит из пещеры: золото спасено, карта клана открыта. Карты можно играть и дальше, но гном больше не ходит.
ui-card-cave-bridge = Два тоннеля пересекаются, но не встречаются; мост ведёт слева направо. Кто ступает на него с другой карты, теряет случайную карту с руки.
ui-card-cave-tunnel = Тайный тоннель соединяет оба поворота. Каждый раз, входя в него, вы платите 1 золотой, если он у вас есть. Там можно остановиться.
ui-card-cave-secret-information = Тайно посмотрите одну цель, лежащую рубашкой вверх, или закрытую карту клана другого игрока. Все видят какую, но что на ней, знаете только вы.
ui-card-cave-rockfall = Убирает карту тоннеля, на которой нет ни гнома, ни существа, но никогда не старт и не цель. Отрезанные гномы остаются, где были.
ui-card-cave-swap-hands = Обменяйте все оставшиеся карты на карты другого игрока, даже если чья-то рука пуста. Карту берёт он, а не вы.
ui-card-cave-web = Повесьте её между двумя соединёнными картами или на открытый конец: не пройдут ни гномы, ни существа. Сначала на ней 2, потом 1, а в начале вашего второго хода с этого момента её уже нет.
ui-card-cave-boots = Положите их перед игроком, у которого их нет, можно и перед собой: отныне на один шаг больше в каждом ходу.
ui-card-cave-axe = Положите его перед кем угодно, можно и перед собой. Позже он ослабит на единицу паутину рядом со своим гномом или прогонит существо, прежде чем оно нападёт.
ui-card-cave-rat = Поставьте крысу на тёмную дыру или переймите её там, где она есть, и проведите до 3 шагов. Она останавливается у первых гномов, которых встретит; каждый из них теряет случайную карту. В начале вашего следующего хода она исчезает.
ui-card-cave-lindworm = Поставьте линдворма на тёмную дыру или переймите его там, где он есть, и проведите до 4 шагов. Он останавливается у первых гномов, которых встретит; их разбивает паралич, пока не пройдёт их следующий ход. В начале вашего следующего хода он исчезает.
ui-card-cave-goblin = Поставьте гоблина на тёмную дыру или переймите его там, где он есть, и проведите до 5 шагов. Он останавливается у первых гномов, которых встретит; каждый из них теряет 1 золотой. В начале вашего следующего хода он исчезает.
ui-card-cave-loyal = Служит клану, чей цвет носит. Цвет видят все, а о верности знаете только вы.
ui-card-cave-saboteur = Носит цвет одного клана, а тайно служит другому: золото, которое выносит этот гном, засчитывается другому клану.

## Screens: several people on one device
ui-hotseat-home = Играть на одном устройстве
ui-hotseat-home-about = Все в одной комнате; никто не видит чужих карт
ui-hotseat-here = Кто играет на этом устройстве
ui-hotseat-here-about = Играйте в одной комнате и передавайте устройство: между ходами оно ничьих карт не показывает. Другие могут присоединиться по ссылке.
ui-hotseat-name = Имя игрока { $number }
ui-hotseat-add = Добавить игрока
ui-hotseat-remove = Убрать игрока { $number }
ui-hotseat-more = Ещё кто-то играет на этом устройстве:
ui-hotseat-same-name = Двух игроков зовут одинаково.
ui-hotseat-pass = Передайте: { $name }
ui-hotseat-pass-about = Остальные сейчас не смотрят.
ui-hotseat-i-am = Я — { $name }
ui-hotseat-back = Назад к столу
ui-hotseat-hand-of = Карты на руке: { $name }
ui-hotseat-hide = Скрыть мои карты
ui-hotseat-look = Посмотреть свои карты:
ui-hotseat-anyone = Сейчас может ответить каждый:
ui-screen = Большой экран
ui-screen-how = Этот экран открывает кто-то из играющих: перед игрой или в меню стола.
ui-screen-come = Присоединяйтесь
ui-screen-scan = Отсканируйте телефоном или откройте { $name } и введите код:
ui-screen-fill = Во весь экран
ui-screen-show = Показать на большом экране
ui-screen-about = Телевизор или планшет посередине показывает стол без секретов, а свои карты каждый держит в телефоне.
ui-screen-here = Открыть здесь
ui-screen-type = Или наберите там:
ui-seat-link = Перейти с местом на другое устройство
ui-seat-link-about = Кто это откроет, получит ваше место и ваши карты: никому не показывайте. Здесь этого места тогда уже не будет.

## Screens: notebook and suspicion

ui-notebook = Блокнот
ui-notebook-close = Закрыть
ui-notebook-rounds = Раунды
ui-notebook-round = Раунд { $round }
ui-notebook-known = Что показали именно вам
ui-notebook-facts = Что видели все: раунд { $round }
ui-notebook-own = Ваши заметки
ui-notebook-private = Заметки и ползунки остаются в этом браузере. Больше их никто не видит.
ui-fact-dig = Тоннели
ui-fact-break = Сломано
ui-fact-repair = Починено
ui-fact-map = Разведано
ui-fact-rockfall = Обвалы
ui-fact-pass = Пасы
ui-fact-blocked =
    { $count ->
        [one] из них { $count } тупик
        [few] из них { $count } тупика
        [many] из них { $count } тупиков
       *[other] из них { $count } тупика
    }
ui-fact-none = Пока ничего.
ui-suspect = Ваше подозрение: { $seat } — { $card }
ui-suspect-what = Ваше подозрение: { $seat }
ui-suspect-value = { $count } %
ui-suspect-unset = не задано
ui-guess = Ваши подозрения и правда
ui-guess-total = Ваши подозрения, раунд { $round }: { $number } из 100 баллов
ui-guess-right = { $seat } — { $card }. Вы угадали: { $which }, { $count } %. Баллы: { $number } из 100.
ui-guess-wrong = { $seat } — { $card }. Вы ошиблись: { $which }, { $count } %. Баллы: { $number } из 100.
ui-guess-open = { $seat } — { $card }. Вы сомневались: { $which }, { $count } %. Баллы: { $number } из 100.
ui-guess-how = Уверенно и верно — 100 баллов, сомнение — 75, уверенно и неверно — 0. Так что выгодно говорить то, во что верите.
ui-replay-hands = Карты на руках
ui-replay-hand = Карты на руках: { $seat }
ui-replay-role-hidden = роль неизвестна
ui-replay-suspicion = Подозрения
ui-replay-keys = Клавиши
ui-replay-share = Поделиться этим шагом
ui-replay-to-round = К раунду { $round }
ui-key-leap = На десять шагов назад или вперёд
ui-key-round = К предыдущему или следующему раунду
ui-key-ends = В начало или в конец
ui-key-help = Показать или скрыть клавиши
ui-curve = Ваши подозрения с течением времени
ui-curve-legend = Линия начинается или ломается там, где вы двигали ползунок. Пустая фигура в конце раунда показывает, где она должна была быть.
ui-curve-none = В этой партии вы не двигали ползунки или делали это в другом браузере.
ui-curve-table = То же самое таблицей
ui-curve-player = Кто и в каком раунде
ui-curve-course = Подозрение
ui-curve-truth = Правда
ui-curve-at = шаг { $step }: { $card } { $count } %

## Advice: what follows from what was done

ui-advice = Советы
ui-advice-about = Вычислено из того, что видели все, и из того, что знаете вы. Блеф может их обмануть.
ui-advice-suspicion = { $seat } против остальных: { $count } %
ui-advice-self = Похоже, что вы против остальных: { $count } %
ui-advice-goals = Где может лежать сокровище
ui-advice-goal = { $cell }: { $count } %
ui-advice-why = Почему?
ui-advice-sum = Вместе: { $text }
ui-advice-weight = Больше нуля — за это, меньше нуля — против. Все части вместе дают вероятность.
ui-advice-curve = Подозрения, которые могли быть у всех
ui-advice-curve-of = { $seat }: подозрения, которые могли быть у всех
ui-advice-curve-legend = Линия показывает, насколько кто-то казался против остальных, судя по тому, что видели все; пунктир — ваш ползунок. Кольцо отмечает шаг, который кого-то выдал или показался самым подозрительным.
ui-advice-gave-away = Раунд { $round }: { $card }, разоблачение на шаге { $step }
ui-advice-jump = Раунд { $round }: { $card }, самый подозрительный шаг: { $step }
ui-advice-truth = Раунд { $round }: { $card }
advice-dealt = До первых ходов, по картам ролей в игре.
advice-known = { $seat }: роль известна.
advice-others = Поступки других тоже важны: против остальных играют лишь несколько игроков.
advice-dig-on = { $seat } копает в сторону сокровища.
advice-dig-idle = { $seat } копает там, где это никого не приближает к цели.
advice-dig-elsewhere = { $seat } копает в сторону другой цели.
advice-dig-against = { $seat } копает так, что путь к сокровищу становится длиннее.
advice-stub-on = { $seat } кладёт тупик, а сокровище всё же ближе.
advice-stub-idle = { $seat } кладёт тупик, который никому не мешает.
advice-stub-elsewhere = { $seat } кладёт тупик, и ближе становится другая цель.
advice-stub-against = { $seat } кладёт тупик на пути к сокровищу.
advice-fall-on = { $seat } обвалом расчищает путь к сокровищу.
advice-fall-idle = { $seat } играет обвал там, где от него мало что зависит.
advice-fall-elsewhere = { $seat } играет обвал, и ближе становится другая цель.
advice-fall-against = { $seat } обвалом разрушает путь к сокровищу.
advice-pass = { $seat } пасует.
advice-pass-broken = { $seat } пасует и сейчас не может копать.
advice-claim = { $seat } говорит, что скрывает одна из целей.
advice-says = { $seat } говорит: «{ $other } — { $card }».
advice-said = { $other } говорит: «{ $seat } — { $card }».
advice-says-own = { $seat } говорит: «Моя роль — { $card }».
advice-map = { $seat } разведывает цель.
advice-map-again = { $seat } разведывает цель, хотя уже ясно, где сокровище.
advice-break = { $seat } вредит: { $other } получает карту «{ $card }».
advice-break-trusted = { $seat } вредит: { $other } получает карту «{ $card }», хотя до сих пор помогает.
advice-break-suspected = { $seat } вредит: { $other } под подозрением и получает карту «{ $card }».
advice-break-again = { $seat } вредит: { $other } и так не может копать, а получает ещё и карту «{ $card }».
advice-break-own = { $seat } ломает собственный инструмент.
advice-break-by = { $other } вредит: { $seat } получает карту «{ $card }».
advice-mend = { $seat } играет карту «{ $card }» в пользу игрока { $other }.
advice-mend-trusted = { $seat } играет карту «{ $card }» в пользу игрока { $other }, от которого до сих пор была помощь.
advice-mend-suspected = { $seat } играет карту «{ $card }» в пользу игрока { $other }, который под подозрением.
advice-mend-own = { $seat } снова готовится копать.
advice-mend-by = { $other } играет карту «{ $card }» в пользу игрока { $seat }.

## Screens: the end, sounds and motion

ui-piles-discards = Сброшено: { $count }
ui-volume = Громкость
ui-round-choosing = Карты золота на выбор: { $count }
ui-round-paid = Кто что получил
ui-round-why-hands-empty = Ни у кого не осталось карт.
ui-round-why-all-passed = Все спасовали.
ui-round-why-no-playable = Больше ни одной карты не сыграть.
ui-round-why-treasure = { $seat } добирается до сокровища!
ui-round-why-spider = { $seat } натыкается на гигантского паука.
ui-round-why-clan-out = В пещере больше никто не работает на один из кланов.
ui-round-why-agreed = Все согласны на этом закончить.
ui-round-pay-gold =
    { $seat } получает { $count ->
        [1] одну карту золота
        [one] { $count } карту золота
        [few] { $count } карты золота
        [many] { $count } карт золота
       *[other] { $count } карты золота
    }.
ui-round-pay-pieces =
    { $seat } получает { $count ->
        [1] один золотой
        [one] { $count } золотой
        [few] { $count } золотых
        [many] { $count } золотых
       *[other] { $count } золотого
    }.
ui-round-lose-gold =
    { $seat } теряет { $count ->
        [1] одну карту золота
        [one] { $count } карту золота
        [few] { $count } карты золота
        [many] { $count } карт золота
       *[other] { $count } карты золота
    }.
ui-round-lose-pieces =
    { $seat } теряет { $count ->
        [1] один золотой
        [one] { $count } золотой
        [few] { $count } золотых
        [many] { $count } золотых
       *[other] { $count } золотого
    }.
ui-end-podium = Пьедестал
ui-end-standings = Все места
ui-end-story = Эта игра в шести строках
ui-end-last-round = Кто кем был в последнем раунде
ui-end-who = Кто кем был
ui-line-lost = Связь потеряна. Место остаётся за вами, и игра продолжится, как только связь восстановится.
ui-line-since = Прошло { $seconds } с.
ui-line-again = Следующая попытка через { $seconds } с.
ui-hear = Скрыть игроков
ui-hear-not = Скрыть: { $name }
ui-hear-again = Показывать: { $name }

## Screens: questions at the table

ui-ask-late = Если время выйдет: { $verb }.
ui-ask-late-chance = Если время выйдет, решит случай.
ui-clash-instead = Выбрать вместо этого
ui-clash-take = Выбрать вместо этого: { $name }
ui-ask-goal =
    { $count ->
        [3]
            { $number ->
                [1] верхняя цель
                [2] средняя цель
               *[other] нижняя цель
            }
        [4]
            { $number ->
                [1] цель слева вверху
                [2] цель справа вверху
                [3] цель слева внизу
               *[other] цель справа внизу
            }
        [5]
            { $number ->
                [1] самая верхняя цель
                [2] верхняя цель
                [3] средняя цель
                [4] нижняя цель
               *[other] самая нижняя цель
            }
       *[other] цель { $number } из { $count }, считая сверху
    }
ui-ask-sent = Отправляется…
ui-table-missing = Кого нет
ui-table-void-sure = Закончить игру для всех? Тогда победителя не будет.
ui-table-void-yes = Да, закончить
ui-table-leave-sure = Уйти насовсем? За вас продолжит бот.
ui-table-leave-yes = Да, уйти
