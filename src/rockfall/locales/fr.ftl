### Tout ce que dit le jeu, en français. Les places arrivent ici comme noms de joueurs, les cartes comme mots.
### Rien ne s’élide ni ne s’accorde devant un nom : ni « de », ni « que », ni participe.

## Ce qui ne va pas

refuse-game-over = La partie est finie.
refuse-round-over = Cette manche est finie.
refuse-not-your-turn = Pour l’instant, c’est à { $seat }.
refuse-not-now = « { $verb } » n’est pas une réponse ici : { $task }.
refuse-no-such-move = Ce coup n’existe pas.
refuse-no-use = Impossible à jouer maintenant : { $card }.
refuse-fits-nowhere = Cela ne va nulle part pour l’instant : { $card }.
refuse-not-possible-there = Ce n’est pas possible à cet endroit.
refuse-not-in-hand = Tu n’as pas cette carte en main : { $card }.
refuse-cannot-dig = Impossible de creuser tant que cette carte est devant toi : { $card }.
refuse-not-a-path = On ne creuse pas avec ça : { $card }.
refuse-cell-taken = Il y a déjà une carte en { $cell }.
refuse-does-not-fit = En { $cell }, ça ne se raccorde pas à la carte voisine : { $side }.
refuse-not-linked = { $cell } n’est pas relié au départ.
refuse-same-unturned = Cette carte est la même dans les deux sens : { $card }. Pose-la sans la pivoter.
refuse-lies-nowhere = Ça ne se pose devant personne : { $card }.
refuse-not-on-oneself = C’est pour les autres, pas pour toi : { $card }.
refuse-only-on-oneself = C’est pour toi et personne d’autre : { $card }.
refuse-already-there = { $seat } a déjà cette carte devant soi : { $card }.
refuse-removes-nothing = Ça ne débarrasse personne de rien : { $card }.
refuse-not-there = Pas de carte de ce genre devant { $seat } : { $card }.
refuse-wrong-cure = « { $card } » ne peut rien contre « { $ill } ».
refuse-too-few-cards = Ça coûte deux cartes, et il ne t’en reste qu’une.
refuse-ladder-alone = Une échelle doit toucher une carte Chemin, et il n’y en a pas à côté de { $cell }.
refuse-ladder-beside-goal = Pas d’échelle à côté d’une arrivée : en { $cell }, elle en toucherait une.
refuse-not-an-inspection = Ça ne te montre aucun rôle : { $card }.
refuse-not-a-hat = Ça ne change aucun rôle : { $card }.
refuse-no-hats-left = La pile des rôles est vide : plus aucun rôle à prendre.
refuse-not-a-swap = Ça n’échange aucune main : { $card }.
refuse-nothing-to-rob = Il n’y a rien à voler à { $seat }.
refuse-swaps-no-goals = Ça n’échange aucune arrivée : { $card }.
refuse-no-two-goals = Il faut deux arrivées cachées à échanger, y compris en { $cell }.
refuse-not-a-storehouse = Ça n’ouvre aucun entrepôt : { $card }.
refuse-no-discards = La défausse est vide : rien à fouiller.
refuse-not-in-store = Ce n’est pas dans l’entrepôt : { $card }.
refuse-not-a-veto = Ça n’arrête rien : { $card }.
refuse-not-a-pathfinder = Ça n’ouvre aucun chemin : { $card }.
refuse-no-path-fits = Aucune de tes cartes Chemin ne peut être posée.
refuse-not-a-diversion = Ça ne détourne rien : { $card }.
refuse-nothing-to-divert = La dernière carte Chemin posée n’est plus là.
refuse-not-there-diverted = La dernière carte Chemin posée ne peut pas aller en { $cell }.
refuse-toll-unpaid = Le nain péager en { $cell } travaille pour { $seat }, et tu n’as pas d’or pour payer.
refuse-no-dwarf-left = Il ne reste plus de nain péager pour cette manche.
refuse-no-site = Aucun nain péager ne peut camper en { $cell }.
refuse-nobody-to-beg = Pour le péage en { $cell }, inutile de demander à { $seat }.
refuse-maps-off = Les plans ne montrent plus d’arrivée pendant cette manche.
refuse-goal-stays = En { $cell }, il n’y a pas d’arrivée à déplacer.
refuse-own-role = Ton rôle, tu le connais : regardes-en un autre.
refuse-no-hand-to-rob = Il n’y a pas de carte à prendre à { $seat }.
refuse-not-in-the-chest = Ce n’est pas une des cartes du coffre : { $card }.
refuse-not-in-the-rubbish = Ce n’est pas une des cartes regardées : { $card }.
refuse-not-your-gold = Ce n’est pas une de tes cartes Or : { $card }.
refuse-turns-nothing = Ça ne change pas le sens du jeu : { $card }.
refuse-not-that-goal = Aucune arrivée à retourner en { $cell }.
refuse-not-on-offer = Cette carte Or ne t’a pas été proposée : { $card }.
refuse-not-a-map = Ce n’est pas un plan secret : { $card }.
refuse-no-hidden-goal = Aucune arrivée face cachée en { $cell }.
refuse-not-a-rockfall = Ça ne fait rien s’ébouler : { $card }.
refuse-stands-firm = Ce qui se trouve en { $cell } tient bon.
refuse-no-path-there = Il n’y a pas de carte Chemin en { $cell }.
refuse-extends-nothing = En { $cell }, cette carte ne prolongerait aucun chemin.
refuse-role-known = La carte Clan est déjà visible, pas de secret chez { $seat }.
refuse-somebody-there = Quelqu’un se trouve en { $cell } : cette carte reste en place.
refuse-not-a-step = D’ici, aucun pas ne mène en { $cell }, case { $space }.
refuse-no-steps-left = Tu n’as plus de pas.
refuse-lies-down = Ton nain est paralysé et ne peut pas marcher.
refuse-is-out = Ton nain est déjà sorti de la caverne.
refuse-web-there = Une toile barre déjà ce côté, en { $cell }.
refuse-no-way-there = Aucun passage de ce côté, en { $cell } : une toile n’y fermerait rien.
refuse-web-in-the-way = Une toile barre le passage en { $cell } : { $side }.
refuse-not-a-web = Ce n’est pas une toile : { $card }.
refuse-not-a-creature = Cette carte n’amène aucune créature : { $card }.
refuse-no-hole = Aucun trou sombre n’est encore ouvert pour cette carte : { $card }.
refuse-no-hole-there = Il n’y a pas de trou sombre en { $cell } d’où sortirait une créature.
refuse-starts-where-it-is = La créature est déjà en jeu et repart de là où elle est, pas de { $cell } : { $card }.
refuse-no-axe = Tu n’as pas de hache à utiliser maintenant.
refuse-no-web-there = Pas de toile de ce côté, en { $cell }.
refuse-web-out-of-reach = Ton nain n’est pas au bord de cette toile, en { $cell }.
refuse-proposed-already = Tu as déjà proposé de finir la partie à ce tour.

# Tables et places.
refuse-no-such-table = Cette table n’existe pas, ou n’existe plus.
refuse-no-such-code = Aucune table ne répond à ce code en ce moment.
refuse-no-such-seat = Il n’y a pas de place numéro { $number } à cette table.
refuse-no-such-member = Personne à cette table ne porte le numéro { $number }.
refuse-seat-taken = La place est prise : { $name }.
refuse-name-taken = Quelqu’un porte déjà ce nom à cette table : { $name }.
refuse-bad-name = Ça ne peut pas être un nom : { $why }.
refuse-table-crowded = On ne tient pas à plus de { $most } autour d’une table.
refuse-no-watching = Cette table ne veut pas de public.
refuse-only-watching = Ici, tu ne fais que regarder.
refuse-has-left = Tu as quitté cette table.
refuse-seat-freed = Ta place a été libérée.
refuse-nobody-to-free = Il n’y a personne à cette place que tu pourrais faire partir.
refuse-not-host = Seule la personne qui a ouvert la table peut faire ça.
refuse-not-seated = Pour ça, il faut une place à la table.
refuse-nobody-seated = Il faut que quelqu’un prenne place avant de commencer.
refuse-bad-token = Cette clé n’ouvre aucune place ici.
refuse-bad-recovery = Cette clé de secours ne convient pas, ou a déjà servi.
refuse-impossible-settings = Ça ne peut pas se jouer : { $why }.
refuse-too-many-bots = Trop de robots pour la table : { $bots } pour { $seats } places.
refuse-unknown-bot = Il n’y a pas de robot « { $level } » ; il y a : { $known }.
refuse-unknown-persona = Il n’y a pas de caractère « { $persona } » ; il y a : { $known }.
refuse-bot-cannot-play = Le robot « { $level } » ne connaît pas ce jeu ; il y a : { $known }.
refuse-clock-too-short = Il faut au moins { $seconds } secondes à la pendule.
refuse-bad-link = Ce lien ne contient aucun réglage : { $why }.

# Pendant une partie.
refuse-match-began = La partie a commencé ; il fallait le faire avant.
refuse-no-draw = On ne rassemble pas de nombres pour le mélange en ce moment.
refuse-no-pledge = Tu n’as pas de nombre à montrer : aucun n’a été promis, ou il l’a déjà été.
refuse-wrong-number = Ce n’est pas le nombre promis.
refuse-match-not-begun = La partie n’a pas encore commencé.
refuse-match-over = Cette partie est bel et bien terminée.
refuse-match-not-over = Ça ne se regarde qu’une fois la partie finie.
refuse-match-paused = La partie est en pause.
refuse-stale-step = La table a avancé entre-temps : on en est au coup { $step }.
refuse-not-asked = Il s’agit de ta propre carte : la question est pour les autres.
refuse-already-away = Un robot joue déjà à cette place.
refuse-not-away = Aucun robot ne joue à ta place.
refuse-already-paused = La partie est déjà en pause.
refuse-not-paused = La partie n’est pas en pause.
refuse-chat-off = La discussion libre est coupée à cette table.
refuse-advice-off = Le carnet ne donne pas de conseils à cette table.
refuse-no-advice = Il n’y a pas encore de conseils dans ce jeu.
refuse-bad-text = Ce texte ne peut pas être affiché.
refuse-no-such-card = Une telle carte ne peut pas se trouver là : { $card }.
refuse-nothing-hidden = Rien n’est face cachée en { $cell }.

# La maison.
refuse-going-down = Le serveur redémarre ; ta place t’attend.
refuse-recovered-elsewhere = Ta place est maintenant sur un autre appareil.
refuse-table-swept = Cette table a été débarrassée.
refuse-too-many-faults = Trop de messages incompréhensibles sont venus d’ici.
refuse-unread = La connexion était trop lente pour suivre.
refuse-set-aside = La table n’est pas lisible pour l’instant ; elle reviendra d’elle-même.
refuse-table-broken = Cette table est abîmée ; elle a été mise de côté telle quelle.
refuse-log-full = Tu as dit et souhaité { $most } choses ici en plus de tes coups : seuls les coups comptent désormais.
refuse-stored-enough = Beaucoup de choses sont venues d’ici aujourd’hui : pour l’instant, seuls les coups comptent.
refuse-silent = Personne ne s’est présenté, la connexion a donc été fermée.
refuse-misdirected = Quelque chose a mal tourné sur le serveur ; la connexion a été coupée avant tout dommage.
refuse-server-full = Le serveur est plein : réessaie plus tard.
refuse-store-full = Plus de place pour une autre partie : réessaie plus tard.
refuse-too-many-tables = Tu as ouvert beaucoup de tables depuis une heure : réessaie plus tard.
refuse-too-many-sockets = Beaucoup de connexions sont ouvertes depuis ici : fermes-en une.
refuse-not-stored = Ça n’a pas pu être noté, donc ça n’a pas eu lieu : réessaie.
refuse-not-found = Il n’y a rien ici.
refuse-internal-server-error = Le serveur a eu un souci ; ta place t’attend.
refuse-foreign-origin = Cette page n’a pas le droit de parler à ce serveur.
refuse-wrong-host = Ce serveur porte un autre nom.
refuse-say-hello-first = Choisis d’abord une table.
refuse-too-fast = Doucement ! Réessaie dans { $seconds } s.
refuse-too-long = C’est trop long : { $most } octets au plus.
refuse-content-too-large = La requête est trop longue : { $most } octets au plus.
refuse-cut-short = Le message est arrivé coupé.
refuse-malformed = C’est illisible ; format voulu : { $takes }.
refuse-misshapen = Quelque chose ne va pas là-dedans : { $why }.
refuse-said-twice = Ça a été dit deux fois.
refuse-method-not-allowed = Ça ne se fait pas à cet endroit.
refuse-unsupported-media-type = Ça ne peut pas être lu ; format attendu : { $takes }.

## Ce qui se passe

story-round =
    La manche { $round } commence. { $count ->
        [one] Une carte
       *[other] { $count } cartes
    } par personne, et c’est à { $seat } de commencer.
story-role = Rôle secret pour { $seat } : { $card }.

# Ce que quelqu’un fait. Chaque verbe a sa phrase ; « unseen » est pour qui n’a pas à tout savoir.

story-dig = { $seat } creuse en { $cell } : { $card }.
story-pass = { $seat } passe et défausse en secret : { $card }.
story-pass-unseen = { $seat } passe.
story-also = { $seat } défausse aussi en secret : { $card }.
story-also-unseen = { $seat } défausse encore une carte.
story-enough = { $seat } s’en tient là et ne défausse plus rien.
story-shed = { $seat } défausse deux cartes et retire « { $which } ». La première, en secret : { $card }.
story-shed-unseen = { $seat } défausse deux cartes et retire « { $which } ».
story-with = { $seat } défausse en secret la seconde carte : { $card }.
story-with-unseen = { $seat } défausse la seconde carte.
story-break = { $seat } joue « { $card } » sur { $other }.
story-break-self = { $seat } casse son propre outil : { $card }.
story-repair = { $seat } joue « { $card } » pour { $other } et retire « { $which } ».
story-repair-self = { $seat } joue « { $card } » et retire « { $which } ».
story-trap = { $seat } joue « { $card } » sur { $other }.
story-trap-self = { $seat } joue « { $card } » et s’enferme.
story-free = { $seat } libère { $other } : « { $card } » retire « { $which } ».
story-free-self = { $seat } se libère : « { $card } » retire « { $which } ».
story-scheme-self = { $seat } joue « { $card } ».
story-foil = { $seat } joue « { $card } » et retire à { $other } la carte « { $which } ».
story-foil-self = { $seat } joue « { $card } » et renonce à sa propre carte « { $which } ».
story-map = { $seat } regarde { $cell }.
story-map-tunnel = { $seat } regarde le tunnel en { $cell } et le coffre en dessous.
story-rockfall = { $seat } joue un éboulement en { $cell }.
story-rockfall-tunnel = { $seat } joue un éboulement sur le coffre en { $cell }.
story-inspect = { $seat } joue « { $card } » contre { $other } et regarde son rôle.
story-hat = { $seat } joue « { $card } » : à { $other } de prendre un autre rôle.
story-hat-self = { $seat } joue « { $card } » et doit prendre un autre rôle.
story-swap = { $seat } joue « { $card } » et échange sa main avec { $other }.
story-reveal = { $seat } retourne d’abord { $cell }.
story-rotate =
    { $seat } pose la carte { $turned ->
        [1] pivotée
       *[other] non pivotée
    } ({ $cell }) : { $card }.
story-rob = { $seat } vole une pépite à { $other }.
story-refrain = { $seat } reste honnête et ne vole rien.

story-reverse = { $seat } joue « { $card } ».
story-switch = { $seat } joue « { $card } » et prend en main { $cell } et { $cell2 }.
story-settle =
    { $seat } { $turned ->
        [1] échange { $cell } et { $cell2 }
       *[other] remet { $cell } et { $cell2 } comme elles étaient
    }, et personne d’autre ne le sait.
story-settle-unseen = { $seat } repose { $cell } et { $cell2 }, dans l’ordre ou échangées.
story-storehouse = { $seat } se rend à l’entrepôt.
story-take = { $seat } prend en secret à l’entrepôt : { $card }.
story-take-unseen = { $seat } prend une des cartes de l’entrepôt.
story-veto = { $seat } met son veto : « { $which } », carte jouée par { $other }, reste sans effet.
story-allow-all = Personne ne met son veto.
story-pathfind = { $seat } joue « { $card } » : deux cartes Chemin en un tour.
story-lay =
    { $seat } pose la { $number ->
        [1] première
       *[other] seconde
    } des deux cartes Chemin en { $cell } : { $card }.
story-divert = { $seat } joue « { $card } » : « { $which } » passe de { $from } à { $cell }.

story-toll = { $seat } poste un nain péager en { $cell } et défausse en secret : { $card }.
story-toll-unseen = { $seat } défausse une carte et poste un nain péager en { $cell }.
story-beg = { $seat } demande à { $other } un coup de main pour le péage en { $cell }.
story-agree = { $seat } paiera si { $other } creuse en { $cell }.
story-agree-own = { $seat } laissera { $other } creuser en { $cell } sans payer.
story-decline = { $seat } ne paiera pas pour { $other } en { $cell }.
story-decline-own = { $seat } maintient son péage en { $cell } : pas de faveur pour { $other }.

story-nudge = { $seat } pousse { $cell } d’un emplacement vers la droite.
story-unmask = { $seat } regarde { $other } dans le miroir et voit son rôle.
story-grab = { $seat } prend à { $other } une carte de sa main.
story-hold = { $seat } garde en secret : { $card }. Le reste est défaussé.
story-hold-unseen = { $seat } en garde une ; le reste est défaussé.
story-drop = { $seat } défausse d’abord en secret : { $card }.
story-drop-unseen = { $seat } défausse la première.
story-fetch = { $seat } reprend en secret dans la défausse : { $card }.
story-fetch-unseen = { $seat } reprend une carte dans la défausse.

# Cartes regardées, retournées ou retirées.

story-saw-role = { $seat } voit le rôle secret : { $other }, { $card }.
story-saw = { $seat } découvre : { $card } ({ $cell }).
story-saw-chest = { $seat } découvre dans le coffre : { $cards }.
story-saw-discard = { $seat } passe en revue : { $cards }.
story-saw-discard-unseen =
    { $seat } regarde { $count ->
        [one] une carte
       *[other] { $count } cartes
    } de la défausse.
story-shown-at = Tout le monde voit ce qui s’y trouve ({ $cell }) : { $card }.
story-turned = Carte retournée ({ $cell }) : { $card }.
story-turned-treasure = { $seat } atteint le trésor : { $cell } !
story-turned-bag-1 = { $seat } déterre une bourse de 1 pépite ({ $cell }).
story-turned-bag-2 = { $seat } déterre une bourse de 2 pépites ({ $cell }).
story-turned-dragon = { $seat } réveille un dragon ({ $cell }), et il veut de l’or !
story-turned-spider = { $seat } tombe nez à nez avec l’araignée géante ({ $cell }) : la manche est finie.
story-lift-tunnel-box = Disparition en { $cell }, retour dans la boîte : { $card }.
story-set-costume = { $seat } atteint le vestiaire en premier.
story-set-party = { $seat } atteint la fête souterraine en premier : tous les rôles sont redistribués.

story-opened-chest-nugget = { $seat } ouvre un coffre : une pépite à garder.
story-opened-chest-maps-off = { $seat } ouvre un coffre : les plans tombent en poussière et ne montrent plus d’arrivée.
story-opened-chest-no-draw = { $seat } ouvre un coffre vide : une carte de moins à piocher ce tour-ci.
story-opened-chest-extra-draw = { $seat } ouvre un coffre : une carte de plus à piocher ce tour-ci.
story-opened-chest-shift-goal = { $seat } ouvre un coffre : un passage secret, et une arrivée s’éloigne.
story-opened-chest-steal = { $seat } ouvre un coffre : à la fin du tour, une carte à prendre dans une autre main.
story-opened-chest-sift = { $seat } ouvre un coffre : à la fin du tour, une carte à garder sur trois.
story-opened-chest-spy = { $seat } ouvre un coffre : un miroir qui montre un rôle.
story-opened-chest-rummage = { $seat } ouvre un coffre : la défausse est mélangée, et une carte peut en ressortir.
story-opened-chest-bury = { $seat } ouvre un coffre : un glissement de terrain ensevelit des cartes de la pioche.

# Cartes qui changent d’endroit, et nombres publics qui changent.

story-move-pile-hand = { $seat } pioche : { $cards }.
story-move-pile-hand-several = { $seat } pioche { $count } cartes.
story-move-pile-sifted = { $seat } regarde le dessus de la pioche : { $cards }.
story-move-pile-sifted-unseen =
    { $seat } regarde { $count ->
        [one] la dernière carte
       *[other] { $count } cartes
    } de la pioche.
story-move-pile-discard = La pioche perd : { $cards }.
story-move-pile-discard-unseen =
    La pioche perd { $count ->
        [one] une carte, que personne ne voit
       *[other] { $count } cartes, que personne ne voit
    }.
story-pile-empty = C’était la dernière carte de la pioche.
story-move-hand-hand = { $other } cède à { $seat } : { $cards }.
story-move-chest-chest-box = Les rochers ensevelissent le coffre et son contenu : { $cards }.
story-move-chest-chest-box-unseen =
    Les rochers ensevelissent { $count ->
        [one] le coffre encore fermé
       *[other] { $count } coffres encore fermés
    }.
story-move-gold-pile-gold = { $seat } prend : { $cards }.
story-move-gold-pile-gold-unseen =
    { $seat } prend { $count ->
        [one] une carte Or
       *[other] { $count } cartes Or
    }.
story-move-gold-gold-pile = { $seat } change en pépites : { $cards }.
story-move-gold-gold-pile-unseen =
    { $seat } change { $count ->
        [one] une carte Or
       *[other] { $count } cartes Or
    } en pépites.
story-move-gold-pile-offer = { $seat } reçoit, pour en choisir une : { $cards }.
story-move-gold-pile-offer-unseen =
    { $seat } reçoit { $count ->
        [one] une carte Or
       *[other] { $count } cartes Or
    } au choix.
story-move-offer-offer = { $other } fait passer à { $seat } : { $cards }.
story-move-offer-gold = { $seat } garde : { $cards }.
story-move-offer-gold-unseen =
    { $seat } garde { $count ->
        [one] une carte Or
       *[other] { $count } cartes Or
    }.
story-set-backwards =
    On joue maintenant { $count ->
        [1] dans l’autre sens
       *[other] de nouveau dans le sens des aiguilles d’une montre
    }.
story-gain =
    { $seat } reçoit { $count ->
        [one] une pépite
       *[other] { $count } pépites
    }.
story-lose =
    { $seat } perd { $count ->
        [one] une pépite
       *[other] { $count } pépites
    }.
story-toll-paid = { $seat } paie une pépite à { $other } en { $cell }, et le nain péager rentre chez lui.
story-toll-free = Le nain péager en { $cell }, posté par { $seat }, ne réclame rien et rentre chez lui.

# La fin d’une manche et de la partie.

story-end-hands-empty = Plus personne n’a de carte.
story-end-all-passed = Tout le monde a passé.
story-end-no-playable = Plus aucune carte ne peut être jouée.
story-role-shown = { $seat } : { $card }.
story-won = La manche { $round } est finie. La victoire revient à : { $cards }.
story-won-digger = La manche { $round } est finie : les chercheurs d’or ont gagné.
story-won-saboteur = La manche { $round } est finie : les saboteurs ont gagné.
story-won-greedy = La manche { $round } est finie : un nain cupide rafle tout.
story-won-by-nobody = La manche { $round } est finie, et personne n’a gagné.
story-unpaid = { $seat } ne touche rien ({ $card }).
story-paid =
    { $seat } touche { $count ->
        [0] zéro carte Or
        [one] une carte Or
       *[other] { $count } cartes Or
    }{ $aside ->
        [0] { "" }
       *[other] {" "}(mises de côté : { $aside })
    }.
story-paid-pieces =
    { $seat } ({ $card }) touche { $count ->
        [one] une pépite
       *[other] { $count } pépites
    }.
story-paid-pieces-geologist =
    { $seat } (géologue) touche { $count ->
        [one] une pépite
       *[other] { $count } pépites
    } pour les cristaux.
story-paid-pieces-boss =
    { $seat } (boss) touche { $count ->
        [one] une pépite
       *[other] { $count } pépites
    }, une de moins qu’un chercheur d’or.
story-paid-pieces-profiteer =
    { $seat } (profiteur) touche { $count ->
        [one] une pépite
       *[other] { $count } pépites
    }, deux de moins que les autres.
story-paid-pieces-greedy =
    { $seat } (nain cupide) rafle { $count ->
        [one] une pépite
       *[other] { $count } pépites
    }, et personne d’autre ne touche rien.
story-score =
    { $seat } totalise { $gold ->
        [one] { $gold } pépite
       *[other] { $gold } pépites
    }.
story-wins =
    { $seat } remporte la partie avec { $gold ->
        [one] { $gold } pépite
       *[other] { $gold } pépites
    } !
story-shares =
    Victoire partagée : { $seat }, { $gold ->
        [one] { $gold } pépite
       *[other] { $gold } pépites
    }.

# The Dark Cave.

story-begin =
    La partie commence. { $count ->
        [one] Une carte
       *[other] { $count } cartes
    } par personne, et c’est à { $seat } de commencer.
story-set-clan =
    { $seat } fait partie du clan { $count ->
        [1] jaune
       *[other] bleu
    }.
story-set-group =
    Les cartes du groupe { $count ->
        [1] I
       *[other] II
    } sont épuisées : voici le groupe { $count ->
        [1] II
       *[other] III
    }.
story-map-secret-information = { $seat } joue « Information secrète » et regarde { $cell }.
story-inspect-secret-information = { $seat } joue « Information secrète » et regarde une carte Clan : { $other }.
story-boots = { $seat } offre des bottes à { $other } : un pas de plus à chaque tour.
story-boots-self = { $seat } enfile des bottes : un pas de plus à chaque tour.
story-axe = { $seat } donne une hache à { $other }.
story-axe-self = { $seat } garde une hache à portée de main.
story-web = { $seat } tisse une toile en { $cell } : { $side }.
story-cut = { $seat } attaque à la hache la toile en { $cell } : { $side }.
story-web-free = La toile en { $cell }, tissée par { $seat }, a disparu.
story-send-rat = { $seat } lâche le rat en { $cell }.
story-send-lindworm = { $seat } réveille le lindworm en { $cell }.
story-send-goblin = { $seat } envoie le gobelin en { $cell }.
story-prowl-rat = Guidé par { $seat }, le rat file en { $cell }.
story-prowl-lindworm = Guidé par { $seat }, le lindworm rampe en { $cell }.
story-prowl-goblin = Guidé par { $seat }, le gobelin se faufile en { $cell }.
story-stay-rat = { $seat } laisse le rat là où il est.
story-stay-lindworm = { $seat } laisse le lindworm là où il est.
story-stay-goblin = { $seat } laisse le gobelin là où il est.
story-fend-rat = { $seat } brandit une hache, et le rat détale.
story-fend-lindworm = { $seat } brandit une hache, et le lindworm bat en retraite.
story-fend-goblin = { $seat } brandit une hache, et le gobelin prend ses jambes à son cou.
story-endure-rat = { $seat } garde sa hache et laisse venir le rat.
story-endure-lindworm = { $seat } garde sa hache et laisse venir le lindworm.
story-endure-goblin = { $seat } garde sa hache et laisse venir le gobelin.
story-rat-free = Le rat envoyé par { $seat } disparaît, il n’est plus en { $cell }.
story-lindworm-free = Le lindworm envoyé par { $seat } disparaît, il n’est plus en { $cell }.
story-goblin-free = Le gobelin envoyé par { $seat } disparaît, il n’est plus en { $cell }.
story-step = { $seat } va en { $cell }.
story-step-side = { $seat } va en { $cell }, { $side }.
story-step-middle = { $seat } va au milieu de la carte en { $cell }.
story-step-ladder = { $seat } va à l’échelle en { $cell }.
story-step-hole = { $seat } va au trou sombre en { $cell }.
story-step-vein = { $seat } va au filon d’or en { $cell }.
story-step-tunnel = { $seat } se glisse dans le tunnel secret en { $cell }.
story-step-bridge = { $seat } s’engage sur le pont en { $cell }.
story-step-exit = { $seat } va à la sortie en { $cell }.
story-step-goal = { $seat } avance à tâtons : { $cell }.
story-stop = { $seat } ne va pas plus loin.
story-turned-exit = La lumière du jour ! { $seat } découvre la sortie : { $cell }.
story-lose-tunnel =
    Le tunnel secret coûte { $count ->
        [one] une pépite
       *[other] { $count } pépites
    } à { $seat }.
story-lose-goblin =
    Le gobelin chipe { $count ->
        [one] une pépite
       *[other] { $count } pépites
    } à { $seat }.
story-lose-over =
    { $seat } est encore dans la caverne et perd { $count ->
        [one] une pépite
       *[other] { $count } pépites
    }.
story-gain-vein =
    { $seat } détache { $count ->
        [one] une pépite
       *[other] { $count } pépites
    } du filon d’or.
story-move-hand-discard-bridge = Le pont tangue, et { $seat } perd : { $cards }.
story-move-hand-discard-bridge-unseen =
    Le pont tangue, et { $seat } perd { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
story-move-hand-discard-rat = Le rat grignote la main, et { $seat } perd : { $cards }.
story-move-hand-discard-rat-unseen =
    Le rat grignote la main, et { $seat } perd { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
story-set-lying =
    { $count ->
        [0] Le nain se relève : { $seat } peut repartir
       *[other] Le lindworm frappe, et { $seat } ne peut plus marcher
    }.
story-role-turned = La carte Clan est révélée : { $seat }, { $card }.
story-dwarf-free = { $seat } quitte la caverne en { $cell } : à l’air libre !
story-set-first-out = { $seat } est dehors avant tout le monde.
story-saw-spare = { $seat } regarde les cartes Clan mises de côté : { $cards }.
story-saw-spare-unseen =
    { $seat } regarde { $count ->
        [one] la carte Clan mise
       *[other] les { $count } cartes Clan mises
    } de côté.
story-propose-end = { $seat } propose de finir la partie ici.
story-consent = { $seat } dit oui à { $other } : on peut s’arrêter là.
story-object = { $seat } dit non à { $other } : la partie continue.
story-end-clan-out = Dans la caverne, plus personne ne travaille pour l’un des clans : la partie est finie.
story-end-agreed = Tout le monde est d’accord : la partie est finie.
story-won-not-at-all = Personne n’a gagné.
story-won-side-blue = Le clan bleu a gagné, et avec lui tous ceux qui travaillent pour lui.
story-won-side-yellow = Le clan jaune a gagné, et avec lui tous ceux qui travaillent pour lui.
story-victor = { $seat } gagne !
story-score-blue = L’or du clan bleu compte pour { $gold }.
story-score-yellow = L’or du clan jaune compte pour { $gold }.

## Ce qu’on demande

ask-turn = À toi : joue une carte ou passe.
ask-which-goal = Ton tunnel atteint plusieurs cartes. Laquelle retourner en premier ?
ask-rotation = Dans quel sens poser la carte ({ $cell }) : { $card } ?
ask-gold = Quelle carte Or gardes-tu ? Les autres passent au suivant.
ask-pass-more = Défausser encore une carte ? Tu en piocheras autant.
ask-shed-second = Quelle seconde carte défausses-tu ?
ask-theft = Tu peux voler une pépite. À qui ?
ask-switch = Échanges-tu vraiment { $cell } et { $cell2 } ? Personne d’autre ne le saura.
ask-storehouse = Quelle carte prends-tu à l’entrepôt ?
ask-veto = { $other } joue « { $which } ». Veto ?
ask-veto-at = { $other } joue « { $which } » ({ $cell }). Veto ?
ask-veto-on = { $other } joue « { $which } » sur { $other2 }. Veto ?
ask-veto-you = { $other } joue « { $which } » sur toi. Veto ?
ask-trail =
    Pose la { $number ->
        [1] première
       *[other] seconde
    } des deux cartes Chemin. Laquelle ?
ask-sponsor = Paies-tu le péage si { $other } creuse en { $cell } ?
ask-sponsor-own = Laisses-tu { $other } creuser sans payer en { $cell }, où campe ton nain ?
ask-toll-card = En { $cell }, le péage revient à { $other }. Avec quelle carte Or paies-tu ? On te rend la monnaie.
ask-shift-goal = Un passage secret : quelle arrivée avance d’un emplacement vers la droite ?
ask-spy = Un miroir : vers qui le tournes-tu ?
ask-steal = Doigts crochus : à qui prends-tu une carte ?
ask-sift = Laquelle de ces cartes gardes-tu ? Les autres sont défaussées.
ask-put-away = Laquelle de ces cartes défausses-tu en premier ?
ask-rummage = Quelle carte reprends-tu dans la défausse ?
ask-walk =
    Où vas-tu ? Il te reste { $count ->
        [one] un pas
       *[other] { $count } pas
    }.
ask-hunt-rat =
    Où va le rat ? Il lui reste { $count ->
        [one] un pas
       *[other] { $count } pas
    }.
ask-hunt-lindworm =
    Où va le lindworm ? Il lui reste { $count ->
        [one] un pas
       *[other] { $count } pas
    }.
ask-hunt-goblin =
    Où va le gobelin ? Il lui reste { $count ->
        [one] un pas
       *[other] { $count } pas
    }.
ask-fend-rat = Le rat est sur toi et veut une de tes cartes. Te sers-tu d’une hache ?
ask-fend-lindworm = Le lindworm est sur toi et va te paralyser. Te sers-tu d’une hache ?
ask-fend-goblin = Le gobelin est sur toi et veut de l’or. Te sers-tu d’une hache ?
ask-end-vote = { $other } propose de finir la partie ici. Es-tu d’accord ?

## Ce que les autres attendent

wait-turn = à { $seat } de jouer
wait-which-goal = { $seat } choisit une carte à retourner
wait-rotation = { $seat } oriente une carte
wait-gold = { $seat } choisit son or
wait-pass-more = { $seat } peut défausser encore
wait-shed-second = { $seat } défausse une seconde carte
wait-theft = { $seat } peut voler
wait-switch = { $seat } tient deux arrivées
wait-storehouse = { $seat } fouille l’entrepôt
wait-veto = un instant pour un veto
wait-trail = { $seat } pose deux cartes Chemin
wait-sponsor = { $seat } réfléchit au péage
wait-toll-card = { $seat } paie le péage
wait-shift-goal = { $seat } déplace une arrivée
wait-spy = { $seat } tient le miroir
wait-steal = { $seat } s’apprête à prendre une carte
wait-sift = { $seat } choisit une carte sur trois
wait-put-away = { $seat } défausse des cartes
wait-rummage = { $seat } fouille la défausse
wait-walk = { $seat } est en marche
wait-hunt = { $seat } mène une créature
wait-fend = { $seat } fait face à une créature
wait-end-vote = { $seat } peut accepter la fin

## Cartes

card-unknown = carte inconnue
card-start = départ
card-treasure = trésor
card-stone-nw = pierre (virage à gauche)
card-stone-ne = pierre (virage à droite)
card-NESW = carrefour
card-NES = puits en T
card-NEW = galerie en T
card-NS = puits
card-EW = galerie
card-NE = virage à droite
card-NW = virage à gauche
card-n = puits sans issue
card-e = galerie sans issue
card-n-s = puits bouché
card-e-w = galerie bouchée
card-n-e = virage à droite bouché
card-n-w = virage à gauche bouché
card-n-e-s = puits en T bouché
card-n-e-w = galerie en T bouchée
card-n-e-s-w = carrefour bouché
card-broken-pickaxe = pioche brisée
card-broken-lantern = lanterne brisée
card-broken-cart = wagonnet brisé
card-fix-pickaxe = réparation : pioche
card-fix-lantern = réparation : lanterne
card-fix-cart = réparation : wagonnet
card-fix-pickaxe-lantern = réparation : pioche ou lanterne
card-fix-pickaxe-cart = réparation : pioche ou wagonnet
card-fix-lantern-cart = réparation : lanterne ou wagonnet
card-map = plan secret
card-rockfall = éboulement
card-NS-EW = pont
card-NW-ES = double virage à gauche
card-NE-SW = double virage à droite
card-ladder-s = échelle dans un puits
card-ladder-w = échelle dans une galerie
card-ladder-ES = échelle dans un virage à gauche
card-ladder-NE = échelle dans un virage à droite
card-green-ES = porte verte dans un virage à gauche
card-green-EW = porte verte dans une galerie
card-green-NS-e = porte verte dans un puits avec galerie sans issue
card-blue-NS = porte bleue dans un puits
card-blue-EW = porte bleue dans une galerie
card-blue-SW = porte bleue dans un virage à droite
card-NE-s = virage à droite avec puits sans issue
card-NS-e-w = puits avec deux galeries sans issue
card-EW-n-s = galerie avec deux puits sans issue
card-NS-e = puits avec galerie sans issue
card-ES-n = virage à gauche avec puits sans issue
card-crystal-w = cristal dans une galerie sans issue
card-crystal-s = cristal dans un puits sans issue
card-crystal-ESW = cristal dans une galerie en T
card-crystal-ESW-n = cristal dans une galerie en T avec puits sans issue
card-crystal-NES = cristal dans un puits en T
card-crystal-NSW-e = cristal dans un puits en T avec galerie sans issue
card-crystal-NESW = cristal dans un carrefour
card-crystal-EW-s = cristal dans une galerie avec puits sans issue
card-trapped = En prison
card-free-at-last = Enfin libre
card-theft = Voleur
card-hands-off = Pas touche
card-inspection = Inspection
card-swap-hats = Changement de rôle
card-swap-hands = Échange de mains
card-change-of-direction = Changement de sens
card-craftsman = Maître artisan
card-bag-1 = bourse de 1 pépite
card-bag-2 = bourse de 2 pépites
card-dragon = dragon
card-spider = araignée géante
card-swap-goals = Échange d’arrivées
card-storehouse = Entrepôt
card-veto = Veto
card-pathfinder = Éclaireur
card-diversion = Déviation
card-double-west = carte double (gauche)
card-double-east = carte double (droite)
card-tunnel-NESW = tunnel au coffre, carrefour
card-tunnel-NES = tunnel au coffre, puits en T
card-tunnel-NEW = tunnel au coffre, galerie en T
card-tunnel-NE = tunnel au coffre, virage à droite
card-tunnel-NW = tunnel au coffre, virage à gauche
card-chest-nugget = pépite
card-chest-maps-off = plan déchiré (les plans ne montrent plus d’arrivée)
card-chest-no-draw = coffre vide (aucune carte à piocher)
card-chest-extra-draw = trouvaille (une carte de plus à piocher)
card-chest-shift-goal = passage secret (une arrivée avance d’un emplacement)
card-chest-steal = doigts crochus (une carte prise dans une main)
card-chest-sift = trois cartes au choix
card-chest-spy = miroir (un rôle à regarder)
card-chest-rummage = bric-à-brac (une carte de la défausse)
card-chest-bury = glissement de terrain (cinq cartes de la pioche perdues)
card-gold-1 = 1 pépite
card-gold-2 = 2 pépites
card-gold-3 = 3 pépites
card-digger = chercheur d’or
card-saboteur = saboteur
card-greedy = nain cupide
card-blue = chercheur d’or bleu
card-green = chercheur d’or vert
card-boss = boss
card-profiteer = profiteur
card-geologist = géologue
card-exit = sortie
card-goal-ladder = arrivée avec échelle
card-goal-hole = arrivée avec trou sombre
card-goal-vein = arrivée avec filon d’or
card-hole-NESW = trou sombre dans un carrefour
card-hole-NES = trou sombre dans un puits en T
card-hole-NEW = trou sombre dans une galerie en T
card-ladder-NW = virage à gauche avec échelle
card-ladder-NS = puits avec échelle
card-ladder-EW = galerie avec échelle
card-bridge-NS-EW = pont au-dessus d’un puits
card-tunnel-NW-ES = double virage à gauche à tunnel secret
card-tunnel-NE-SW = double virage à droite à tunnel secret
card-vein-NEW = filon d’or dans une galerie en T
card-vein-NES = filon d’or dans un puits en T
card-secret-information = Information secrète
card-web = toile
card-boots = bottes
card-axe = hache
card-rat = rat
card-lindworm = lindworm
card-goblin = gobelin
card-yellow-loyal = nain loyal du clan jaune
card-yellow-saboteur = saboteur dans le clan jaune
card-blue-loyal = nain loyal du clan bleu
card-blue-saboteur = saboteur dans le clan bleu

## Verbes, questions, points cardinaux

verb-pass = passer
verb-dig = creuser
verb-reveal = retourner
verb-rotate = pivoter
verb-break = casser
verb-repair = réparer
verb-map = regarder une arrivée
verb-rockfall = faire s’ébouler
verb-keep = garder
verb-also = défausser aussi
verb-enough = ça suffit
verb-shed = écarter une carte (coûte 2)
verb-with = défausser en second
verb-trap = mettre en prison
verb-free = libérer
verb-scheme = préparer un vol
verb-foil = empêcher un vol
verb-inspect = inspecter
verb-hat = faire changer de rôle
verb-swap = échanger les mains
verb-rob = voler
verb-refrain = ne rien voler
verb-reverse = changer le sens du jeu
verb-switch = prendre deux arrivées
verb-settle = échanger vraiment
verb-storehouse = aller à l’entrepôt
verb-take = prendre à l’entrepôt
verb-veto = mettre son veto
verb-allow = laisser faire
verb-pathfind = ouvrir une piste
verb-lay = poser
verb-divert = dévier la dernière carte
verb-toll = poster un nain péager
verb-beg = aide pour le péage
verb-agree = oui, d’accord
verb-decline = non, je refuse
verb-pay = payer avec
verb-nudge = avancer vers la droite
verb-unmask = regarder un rôle
verb-grab = prendre une carte
verb-hold = garder une carte sur trois
verb-fetch = repêcher dans la défausse
verb-drop = défausser
verb-web = tisser une toile
verb-boots = donner des bottes
verb-axe = donner une hache
verb-send = envoyer une créature
verb-prowl = rôder
verb-stay = la laisser là
verb-step = marcher
verb-cut = couper une toile
verb-stop = ne pas aller plus loin
verb-fend = se servir d’une hache
verb-endure = garder la hache
verb-propose-end = proposer de finir la partie
verb-consent = oui, finissons
verb-object = non, on continue

task-turn = il faut jouer une carte ou passer
task-which-goal = il faut désigner une arrivée à retourner
task-rotation = il faut choisir le sens d’une arrivée
task-gold = il faut garder une carte Or
task-pass-more = il faut défausser encore une carte ou dire que ça suffit
task-shed-second = il faut désigner la seconde carte à défausser
task-theft = il faut voler quelqu’un, ou personne
task-switch = il faut décider si les arrivées sont vraiment échangées
task-storehouse = il faut prendre une carte à l’entrepôt
task-veto = une carte peut encore être arrêtée
task-trail = il faut poser une carte Chemin
task-sponsor = quelqu’un demande de l’aide pour le péage
task-toll-card = il faut payer avec une carte Or
task-shift-goal = il faut désigner une arrivée à déplacer
task-spy = il faut dire qui dévoile son rôle
task-steal = il faut dire qui perd une carte
task-put-away = il faut désigner la prochaine carte à défausser
task-sift = il faut garder une carte sur trois
task-rummage = il faut repêcher une carte dans la défausse
task-walk = il faut faire un pas ou s’arrêter
task-hunt = il faut déplacer la créature ou la laisser là
task-fend = il faut décider si une hache sert
task-end-vote = il faut décider si la partie finit ici

side-N = en haut
side-E = à droite
side-S = en bas
side-W = à gauche

## The line to the server

ui-connection-lost = La connexion est perdue ; elle va être rétablie.
ui-unreachable = Le serveur est injoignable.

## Screens

ui-motto = Creuse vers l’or, et découvre qui ne veut pas que tu le trouves.
ui-play-now = Jouer tout de suite
ui-play-now-about = Le jeu de base avec 4 robots, sans attendre
ui-play-game-about = { $count ->
    [one] Avec un robot
   *[other] Avec { $count } robots
}
ui-new-table = Nouvelle table
ui-new-table-about = Choisir à quoi on joue et avec qui
ui-learn = Apprendre à jouer
ui-learn-about = Le jeu en cinq minutes
ui-join = Rejoindre une table
ui-join-about = Tu as un code ou un lien ? Entre-le ici.
ui-join-go = Entrer
ui-code = Code de la table
ui-code-or-link = Code ou lien
ui-watch = Tables à rejoindre ou à regarder
ui-watch-none = Aucune table n’est annoncée en ce moment.
ui-offline-title = Pas de connexion
ui-offline-about = Chaque partie se joue sur le serveur, même seul contre des robots : il faut attendre qu’il réponde. Tes places y restent gardées.
ui-offline-again = Réessayer
ui-free-seats =
    { $count ->
        [0] aucune place libre
        [one] { $count } place libre
       *[other] { $count } places libres
    }
ui-playing = une partie est en cours
ui-over = la partie est finie
ui-my-games = Tes parties
ui-replay = Revoir la partie
ui-go-on = Continuer
ui-game-again = Revanche
ui-game-waits = en salon d’attente
ui-language = Langue
ui-settings = Réglages
ui-called = Tu t’appelles { $name }.
ui-to-home = Accueil
ui-not-found = Il n’y a rien ici
ui-looking = Un instant…
ui-table = Une table
ui-your-name = Ton nom
ui-join-full = Toutes les places sont prises. L’hôte peut retirer un robot.
ui-only-watch = Regarder seulement
ui-lobby = Salon d’attente
ui-seats = Places
ui-seat-free = Place libre
ui-seat-fills = Si la place reste libre, un robot jouera
ui-sit = S’asseoir ici
ui-sit-at = S’asseoir ici : place { $number }
ui-get-up = Se lever
ui-free-seat = Libérer la place
ui-free-seat-sure = Libérer cette place ? { $name } devra revenir par le lien ou le code.
ui-free-seat-yes = Oui, libérer
ui-bot = Robot
ui-bot-at = Robot à la place { $number }
ui-no-bot = Pas de robot
ui-level-random = Robot (au hasard)
ui-level-newcomer = Robot (débutant)
ui-level-standard = Robot (prévoyant)
ui-level-detective = Robot (détective)
ui-persona-any = Au hasard
ui-persona-cautious = Prudent
ui-persona-hot-headed = Impulsif
ui-persona-sly = Rusé
ui-persona-talkative = Bavard
ui-persona-at = Caractère du robot à la place { $number }
ui-host = Hôte
ui-offline = hors ligne
ui-ready = c’est bon
ui-not-ready = pas encore
ui-i-am-ready = Pour moi, c’est bon
ui-unready = Finalement, pas encore
ui-host-starts = { $name } lance la partie.
ui-draw-lobby = Un nombre aléatoire de ton appareil entre dans le mélange, pour que le serveur ne puisse pas choisir les cartes tout seul.
ui-draw-on = On rassemble les nombres pour le mélange…
ui-draw-left-out = Le nombre de ton appareil n’est pas entré dans le mélange de cette partie : rien ne lui prouve que le serveur n’a pas choisi les cartes.
ui-waiting-for = { $count ->
    [one] { $count } personne se prépare encore.
   *[other] { $count } personnes se préparent encore.
}
ui-standing = Sans place :
ui-watchers = { $count ->
    [one] { $count } personne regarde.
   *[other] { $count } personnes regardent.
}
ui-start = Lancer la partie
ui-leave = Quitter la table
ui-invite = Inviter des amis
ui-qr = Le lien en code QR
ui-link = Lien vers la table
ui-copy = Copier
ui-copied = Copié
ui-share = Partager
ui-theme = Thème
ui-theme-system = Comme l’appareil
ui-theme-dark = Sombre
ui-theme-light = Clair
ui-motion = Animations
ui-motion-system = Comme l’appareil
ui-motion-full = Toutes
ui-motion-less = Réduites
ui-sound = Sons
ui-kept-here = Tout cela reste uniquement dans ce navigateur.
ui-which-game = Quel jeu
ui-game-saboteur = Saboteur
ui-about-game-saboteur = Des nains creusent vers un trésor, et certains d’entre eux souhaitent que personne ne le trouve.
ui-game-cave = The Dark Cave
ui-about-game-cave = Des nains sortent d’une caverne obscure avec leur or, et certains d’entre eux travaillent pour l’autre clan.
ui-setup-race = Une course : un nain de chaque clan, et le premier dehors gagne. L’or ne compte pas.
ui-setup-one-clan = Tous sont du même clan, et ses saboteurs travaillent pour l’autre clan, qui n’est pas là.
ui-setup-two-clans = Deux clans. Dans chacun, un nain peut être un saboteur qui travaille pour l’autre.
ui-edition-jubilee = Jeu de base
ui-edition-classic = Jeu de base, anciennes règles
ui-edition-gigamic = Jeu de base, règles françaises
ui-edition-cave = The Dark Cave
ui-part-saboteur2 = Saboteur 2, avec équipes
ui-part-greedy = Nain cupide
ui-part-swap-goals = Échange d’arrivées
ui-part-storehouse = Entrepôt
ui-part-veto = Veto
ui-part-direction = Changement de sens
ui-part-craftsman = Maître artisan
ui-part-pathfinder = Éclaireur
ui-part-diversion = Déviation
ui-part-toll = Nains péagers
ui-part-costume = Vestiaire
ui-part-party = Fête souterraine
ui-part-new-goals = Nouvelles arrivées
ui-part-chests = Coffres au trésor
ui-part-sabotaged = Sans outil, pas d’or
ui-part-tournament = Tournoi
ui-preset-base = Jeu de base
ui-preset-greedy = Jeu de base avec nain cupide
ui-preset-saboteur2 = Saboteur 2, en équipes
ui-preset-party = La totale
ui-preset-tournament = Tournoi
ui-preset-dark-cave = The Dark Cave
ui-what-is-played = À quoi on joue
ui-who-plays = Qui joue
ui-time-and-guests = Chrono, public, discussion
ui-players = Nombre de places
ui-players-range = de { $number } à { $count } personnes
ui-fewer = Une place de moins
ui-more = Une place de plus
ui-all-bots = Moi et des robots
ui-all-people = Humains seulement
ui-bots-level = Tous les robots
ui-bots-persona = Caractère de tous les robots
ui-bots-differ = Différents
ui-seat-number = Place { $number }
ui-person = Humain
ui-parts =
    { $count ->
        [0] Extensions : aucune
        [one] Extensions : { $count } choisie
       *[other] Extensions : { $count } choisies
    }
ui-switches =
    { $count ->
        [0] Règles maison : aucune
        [one] Règles maison : { $count } changée
       *[other] Règles maison : { $count } changées
    }
ui-clash = Incompatible avec « { $name } » : { $why }.
ui-setting-chests = Où sont les coffres
ui-setting-chests-usual = Au hasard
ui-edition = Édition
ui-clock = Chrono
ui-clock-none = sans limite de temps
ui-clock-move = temps par coup
ui-clock-bank = temps pour toute la partie
ui-clock-seconds = Secondes
ui-clock-increment = Secondes ajoutées par coup
ui-window = Temps pour arrêter une carte
ui-window-seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
ui-interval = Entre deux manches
ui-interval-none = la suivante commence aussitôt
ui-interval-seconds =
    chacun a jusqu’à { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
ui-sit-in = Si quelqu’un perd la connexion
ui-sit-in-after =
    un robot joue au bout de { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
ui-sit-in-never = la table attend
ui-sit-in-told = 
    Si quelqu’un perd la connexion, un robot joue au bout de { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }.
ui-sit-in-told-never = Si quelqu’un perd la connexion, la table attend.
ui-sit-in-alone = S’il n’y a que des robots avec toi, la table t’attend aussi longtemps qu’il le faut.
ui-listed = Afficher cette table sur l’accueil
ui-watchable = Spectateurs admis
ui-chat = Discussion libre
ui-bots-talk = Les robots bavardent un peu
ui-advice-allow = Conseils du carnet : qui pourrait être contre les autres, d’après ce que tous ont pu voir
ui-advice-allowed = À cette table, le carnet conseille : chacun peut lui demander qui pourrait être contre les autres.
ui-make-table = Créer la table
ui-settings-link = Un lien vers ces réglages
ui-step = Étape
ui-step-back = Une étape en arrière
ui-step-on = Une étape en avant
ui-step-play = Lecture
ui-eye = Vue
ui-eye-all = Tout visible
ui-eye-public = Public
ui-lesson-aim = Qui tu es
ui-lesson-aim-text = Les chercheurs d’or veulent un tunnel du départ au trésor. Les saboteurs veulent que les cartes s’épuisent avant. Personne ne sait qui est qui.
ui-lesson-dig = Creuser
ui-lesson-dig-text = Pose une carte Chemin contre le tunnel : tous les côtés doivent se raccorder. Il faut un passage continu jusqu’au départ. Certaines cartes sont des impasses.
ui-lesson-tools = Casser et réparer
ui-lesson-tools-text = Qui a un outil brisé devant soi ne peut pas creuser. Une réparation du même genre l’enlève, chez toi ou chez les autres.
ui-lesson-rockfall = Éboulement
ui-lesson-rockfall-text = Enlève une carte Chemin du plateau, jamais le départ ni une arrivée.
ui-lesson-map = Regarder
ui-lesson-map-text = Regarde en secret l’une des trois arrivées. Tu peux dire aux autres ce que tu as vu, ou autre chose.
ui-lesson-pass = Passer
ui-lesson-pass-text = Défausse une carte face cachée au lieu d’en jouer une. Après chaque tour, tu pioches une carte, tant qu’il y en a.
ui-lesson-end = La fin d’une manche
ui-lesson-end-text = Qui atteint une arrivée la retourne. Si c’est le trésor, les chercheurs d’or ont gagné. Si plus personne n’a de cartes, ce sont les saboteurs.
ui-lesson-gold = L’or
ui-lesson-gold-text = Les gagnants se partagent des cartes Or de une à trois pépites. Après trois manches, le nain le plus riche gagne.
ui-change-settings = Changer les réglages
ui-change-done = Jouer ainsi
ui-change-not = Tout laisser tel quel
ui-about-part-saboteur2 = Équipes, portes, échelles, cristaux, prison et voleurs.
ui-about-part-greedy = Un chercheur d’or est cupide : il gagne seul, mais seulement en posant la dernière carte.
ui-about-part-swap-goals = Une carte qui échange deux arrivées cachées, ou fait semblant.
ui-about-part-storehouse = Une carte qui reprend l’une des cinq dernières défausses.
ui-about-part-veto = Une carte qui arrête une carte tout juste annoncée.
ui-about-part-direction = Une carte qui inverse le sens du jeu.
ui-about-part-craftsman = Une carte qui répare n’importe quel outil.
ui-about-part-pathfinder = Une carte qui pose deux cartes Chemin en un tour.
ui-about-part-diversion = Une carte qui déplace la dernière carte Chemin posée.
ui-about-part-toll = Des nains qui barrent un emplacement jusqu’à ce qu’on les paie.
ui-about-part-costume = Une carte double sur le chemin : qui l’atteint en premier change de rôle.
ui-about-part-party = Une carte double sur le chemin : dès qu’on l’atteint, tous les rôles sont redistribués.
ui-about-part-new-goals = Cinq arrivées : le trésor parmi des pierres, des bourses, des dragons et une araignée géante.
ui-about-part-chests = Des tunnels cachés sur le chemin, chacun sur un coffre au trésor.
ui-about-part-sabotaged = Un chercheur d’or à l’outil brisé ne reçoit pas d’or.
ui-about-part-tournament = Une carte sur le chemin dès le départ, paie en pépites, nains cupides.
ui-switch-E1 = cartes Or piochées si les chercheurs d’or gagnent
ui-switch-E1-per-digger = par chercheur d’or
ui-switch-E1-per-player = par participant
ui-switch-E2 = fin de manche sans trésor
ui-switch-E2-hands-empty = quand plus personne n’a de cartes
ui-switch-E2-all-passed = quand tout le monde a passé
ui-switch-E2-no-playable = quand plus rien n’est jouable
ui-switch-E3 = qui commence la manche suivante
ui-switch-E3-last-turn = à gauche de qui a joué le dernier tour
ui-switch-E3-last-card = à gauche de qui a joué la dernière carte
ui-switch-E3-last-path = à gauche de qui a posé le dernier chemin
ui-switch-E4 = plusieurs arrivées atteintes à la fois
ui-switch-E4-all = toutes sont retournées
ui-switch-E4-one-only = une seule est retournée
ui-switch-E5 = sens d’une arrivée quand les deux conviennent
ui-switch-E5-chooser = au choix
ui-switch-E5-chooser-if-misfit = au choix si aucun ne convient
ui-switch-E5-fixed = comme elle a été posée
ui-switch-E6 = briser son propre outil
ui-switch-E6-no = interdit
ui-switch-E6-yes = permis
ui-switch-E7 = qui gagne si des portes arrêtent les deux équipes
ui-switch-E7-boss-profiteer = boss et profiteur
ui-switch-E7-boss-alone = le boss seul
ui-switch-E8 = quel rôle donne le changement de rôle
ui-switch-E8-top-under = celui du dessus, l’ancien va sous la pile
ui-switch-E8-random-out = un rôle au hasard, l’ancien est écarté
ui-switch-E8-top-out = celui du dessus, l’ancien est écarté
ui-switch-E9 = saboteur atteignant un trésor ouvert
ui-switch-E9-both-teams = les deux équipes gagnent
ui-switch-E9-nobody = personne ne gagne
ui-switch-E10 = se mettre soi-même en prison
ui-switch-E10-no = interdit
ui-switch-E10-yes = permis
ui-setting-chests-fan = un sur le seuil, puis un devant chaque arrivée
ui-setting-chests-gauntlet = deux de chaque côté du chemin droit
ui-setting-chests-stairs = en biais sur le chemin, d’en bas à gauche jusqu’en haut à droite
ui-setting-chests-wings = loin du chemin droit, deux au début et deux à la fin
ui-clash-greedy-saboteur2 = ses rôles ne laissent pas de place à un nain cupide
ui-clash-sabotaged-saboteur2 = on y paie par équipe, non par outil
ui-clash-saboteur2-tournament = chacun apporte ses rôles et sa paie
ui-clash-greedy-tournament = le tournoi apporte ses propres nains cupides
ui-clash-costume-party = ce sont les deux faces d’une carte
ui-clash-costume-tournament = aucun rôle ne reste pour changer, et les deux occupent le même emplacement
ui-clash-party-tournament = les deux occupent le même emplacement

## Écrans : la table

ui-table-board = Le plateau
ui-table-cell = { $cell } : { $card }, relié au départ
ui-table-cell-cut = { $cell } : { $card }, coupé du départ
ui-table-cell-hidden = { $cell } : face cachée, { $card }
ui-table-target = Choisir { $cell }
ui-table-target-chosen = { $cell } est choisi : appuie encore pour confirmer
ui-token = Pion en { $cell }
ui-token-owned = Pion en { $cell }, à { $seat }
ui-token-toll = Nain péager en { $cell }, posté par { $seat }
ui-table-counted-gold = or : { $count }
ui-table-pick-point = Choisis un endroit éclairé.
ui-way = { $cell } : { $price }
ui-way-steps =
    { $count ->
        [one] { $count } pas
       *[other] { $count } pas
    }
ui-way-card =
    { $count ->
        [one] coûte 1 carte
       *[other] coûte { $count } cartes
    }
ui-way-gold =
    { $count ->
        [one] coûte 1 pépite
       *[other] coûte { $count } pépites
    }
ui-way-go = Y aller ({ $price })
ui-way-going = En chemin…
ui-token-dwarf = Nain ({ $seat }) en { $cell }
ui-token-rat = Rat mené par { $seat } en { $cell }
ui-token-lindworm = Lindworm mené par { $seat } en { $cell }
ui-token-goblin = Gobelin mené par { $seat } en { $cell }
ui-token-web = Toile tissée par { $seat } en { $cell }, elle montre { $count }
ui-token-nugget = Or sur un filon en { $cell }
ui-seat-lying = paralysie
ui-gone-dwarf = hors de la grotte
ui-banner-yellow = clan jaune
ui-banner-blue = clan bleu
ui-aim-yellow-loyal = Sors de l’or pour ton clan, le jaune.
ui-aim-yellow-saboteur = Tu portes le jaune, mais tu sors ton or pour le clan bleu.
ui-aim-blue-loyal = Sors de l’or pour ton clan, le bleu.
ui-aim-blue-saboteur = Tu portes le bleu, mais tu sors ton or pour le clan jaune.
ui-aim-race = Quitte la caverne avant l’autre : l’or ne compte pas.
ui-won-race = { $seat } sort avant l’autre et gagne !
ui-sums = Ce que les clans ont sorti
ui-sums-worked = Ont travaillé pour lui :
ui-sum-gold =
    { $count ->
        [one] { $gold } d’or × 1 nain au service de l’autre clan = { $worth }
       *[other] { $gold } d’or × { $count } nains au service de l’autre clan = { $worth }
    }
ui-table-zoom-in = Agrandir
ui-table-zoom-out = Réduire
ui-table-fit = Tout montrer
ui-table-hand = Ta main
ui-table-players = Joueurs
ui-table-question = Ce qu’il faut faire
ui-table-deed = { $verb } : { $name }
ui-table-pick-card = Choisis une carte à jouer ou à défausser.
ui-table-pick-cell = Choisis un emplacement sur le plateau.
ui-table-pick-seat = Choisis un joueur.
ui-table-pick-which = De quelle carte s’agit-il ?
ui-table-rotate = Pivoter
ui-table-back = Annuler
ui-table-pass = Défausser et passer
ui-table-noted = Ta réponse est notée ; tu peux encore la changer.
ui-let-turn = Tout laisser faire ce tour-ci
ui-let-round = Tout laisser faire cette manche
ui-letting-turn = Tu laisses tout faire ce tour-ci.
ui-letting-round = Tu laisses tout faire cette manche.
ui-let-not = Me redemander
ui-table-yes = Oui, les échanger
ui-table-no = Non, les laisser
ui-table-turned = Pivotée
ui-table-unturned = Non pivotée
ui-table-clock = Secondes restantes : { $count }
ui-table-paused = La partie est en pause.
ui-holds-backwards = Le tour de jeu est inversé.
ui-table-you = toi
ui-table-acts = doit agir
ui-table-bot = robot
ui-table-away = pas là
ui-table-offline = hors ligne
ui-table-bot-in = robot dans { $time }
ui-table-cards = cartes : { $count }
ui-table-gold = cartes Or : { $count }
ui-table-worth = valeur : { $count }
ui-table-pieces = pépites : { $count }
ui-table-known-role = tu sais que c’est : { $card }
ui-table-cover = Cacher ou montrer ce que personne d’autre ne doit savoir
ui-table-covered = Caché. Touche pour montrer.
ui-self = Qui tu es
ui-self-role = Ton rôle
ui-self-unknown = Pas encore connu
ui-self-known = Ce que tu sais
ui-self-nothing = Rien de secret pour l’instant.
ui-self-cell = { $cell } : { $card }
ui-self-seat = { $seat } : { $card }
ui-self-got-it = Compris
ui-table-pile = Manche { $round } · pioche : { $count }
ui-table-pile-alone = Pioche : { $count }
ui-table-more = Plus
ui-table-log = Journal
ui-table-talk = Parler
ui-table-menu = La table
ui-table-chat = Dire quelque chose
ui-table-send = Envoyer
ui-log-show = Montrer sur le plateau
ui-log-more =
    { $count ->
        [one] Une ligne de plus
       *[other] { $count } lignes de plus
    }
ui-mat = Devant { $name }
ui-talk-said = Ce qui a été dit
ui-talk-nothing = Personne n’a encore rien dit.
ui-talk-unread = non lu
ui-turn-yours = À toi de jouer
ui-turn-waits = La table t’attend.
ui-notice-ask = Veux-tu que Rockfall te prévienne quand c’est à toi et que tu regardes ailleurs ?
ui-notice-yes = Oui, préviens-moi
ui-notice-no = Non, merci
ui-table-connecting = La connexion se rétablit.
ui-table-try-again = Essayer maintenant
ui-table-bot-plays = Un robot joue à ta place.
ui-table-i-am-back = Je suis de retour
ui-table-be-away = Laisser un robot jouer pour moi
ui-pace = Les robots jouent
ui-pace-calm = tranquillement
ui-pace-brisk = vite
ui-pace-at-once = sans attendre
ui-table-pause = Mettre en pause
ui-table-continue = Reprendre la partie
ui-table-void = Finir sans résultat
ui-table-leave = Quitter la table
ui-table-home = Accueil
ui-table-watchers = Spectateurs : { $count }
ui-told-away = Un robot joue pour { $seat }.
ui-told-back = { $seat } est de retour.
ui-told-pace = Désormais, les robots jouent { $text }.
ui-told-continued = La partie reprend.
ui-told-ended = La partie est terminée.
ui-told-void = La partie a été arrêtée sans résultat.
ui-told-wish-pause = { $name } voudrait une pause.
ui-told-wish-continue = { $name } voudrait reprendre.
ui-told-wish-void = { $name } voudrait arrêter la partie.
ui-told-wish-sit-in = { $name } voudrait qu’un robot joue pour { $seat }.
ui-told-emote = { $name } { $text }
ui-told-words = { $name } : { $text }
ui-end-nobody = Personne n’a gagné
ui-end-winners = Victoire : { $name }
ui-end-score = Or : { $count }
ui-end-worth = Valeur : { $count }
ui-end-rematch = Rejouer avec les mêmes joueurs
ui-end-to-rematch = Vers la partie suivante
ui-end-replay = Revoir la partie
ui-end-look = Regarder le plateau
ui-draw-kept = Le nombre de ton appareil est entré dans le mélange, comme promis. Pour le vérifier et tirer de nouveau chaque carte :
ui-draw-broken = Le mélange n’est pas celui qui a été promis à ton appareil : ne te fie pas à cette donne. Pour la vérifier :
ui-draw-others = Des nombres d’appareils de joueurs sont entrés dans le mélange. Pour le vérifier et tirer de nouveau chaque carte :
ui-draw-alone = Le serveur a mélangé tout seul. Pour vérifier que rien n’a changé après la donne :
ui-aim-digger = Creuse du départ jusqu’au trésor.
ui-aim-saboteur = Empêche les autres d’atteindre le trésor, sans te faire démasquer.
ui-aim-greedy = Atteins le trésor en personne : alors tout est à toi.
ui-aim-blue = Atteins le trésor ; les portes vertes t’arrêtent.
ui-aim-green = Atteins le trésor ; les portes bleues t’arrêtent.
ui-aim-boss = Tu gagnes avec l’une ou l’autre équipe, une pépite de moins.
ui-aim-profiteer = Tu gagnes avec qui gagne, deux pépites de moins.
ui-aim-geologist = On te paie pour les cristaux du plateau.
ui-claim-role = « { $seat } est : { $card }. »
ui-claim-goal = « { $cell } : { $card }. »
ui-claim = Affirmer quelque chose
ui-table-agree = D’accord
ui-table-sit-in = Laisser un robot jouer pour { $seat }
ui-table-keys = Touches : 1–9 choisissent une carte, les flèches un emplacement ou un joueur, R pivote, I explique la carte, Entrée confirme, Échap annule, + − 0 zooment, ? montre ceci.
ui-claim-true = C’était vrai.
ui-claim-false = C’était faux.
ui-claim-who = Qui ?
ui-claim-where = Quelle carte ?
ui-claim-what = Est quoi ?
ui-claim-make = Affirmer
ui-round-over = La manche { $round } est finie
ui-round-go-on = Manche suivante
ui-round-waits = On attend encore : { $name }
ui-round-result = Voir le résultat
ui-round-unfold = Qui était qui
ui-missed = Pendant ton absence
ui-phrase-good-game = Belle partie !
ui-phrase-hello = Bonjour !
ui-phrase-hurry = Dépêchez-vous !
ui-phrase-need-a-map = Qui a un plan secret ?
ui-phrase-need-a-tool = Il me faut un outil !
ui-phrase-not-me = Ce n’est pas moi !
ui-phrase-one-more = Encore une !
ui-phrase-sorry = Pardon !
ui-phrase-thanks = Merci !
ui-phrase-trust-me = Faites-moi confiance.
ui-phrase-watch-out = Attention !
ui-phrase-well-dug = Bien creusé !
ui-phrase-why = Pourquoi ça ?
ui-phrase-your-turn = C’est à toi.
ui-emote-angry = est en colère
ui-emote-cheer = applaudit
ui-emote-laugh = rit
ui-emote-sad = est triste
ui-emote-think = réfléchit
ui-emote-wink = fait un clin d’œil
ui-emote-wow = s’étonne
ui-emote-yawn = bâille

## Screens: learning

ui-lesson-first = Jouer ta première manche
ui-lesson-first-about = Un nain à tes côtés te dit quoi faire. Cinq minutes, et tu connais le jeu.
ui-lesson-read = Ou lis les règles ici
ui-lesson-coach = Ton guide
ui-lesson-step = Étape { $number } sur { $count }
ui-lesson-others = Aux autres de jouer. Observe-les : ce qu’ils font révèle qui ils sont.
ui-lesson-hurry = Continuer
ui-lesson-again = Revenir au début
ui-lesson-leave = Quitter la leçon
ui-lesson-play = Jouer une vraie partie
ui-lesson-who = Qui est le saboteur ?
ui-lesson-alone = C’est une leçon : il n’y a personne d’autre à la table.
ui-lesson-cannot = Elle ne peut pas aller là : tunnel contre tunnel, et roche contre roche.
ui-lesson-do-dig = Tu es chercheur d’or. Le trésor est sous l’une des trois cartes tout à droite, et un tunnel doit y mener. Choisis le carrefour dans ta main, puis l’emplacement à droite du départ, et confirme en le choisissant encore une fois.
ui-lesson-do-map = Après chaque tour, tu pioches une carte. Mais creuser vers où ? Joue ton plan secret sur l’arrivée la plus basse : personne d’autre ne verra ce qui s’y trouve.
ui-lesson-do-mend = Tu as vu le trésor : il est en bas à droite ! Mais quelqu’un a brisé ta lanterne, et tant qu’elle n’est pas réparée, tu ne peux pas creuser. Choisis la carte « réparation : lanterne ou wagonnet », puis toi-même parmi les joueurs.
ui-lesson-do-turn = Continue à creuser, vers le bas, vers le trésor. Choisis la galerie en T et l’emplacement au bout du tunnel, puis fais pivoter la carte pour qu’une branche descende : avec le bouton ou la touche R.
ui-lesson-do-rockfall = La carte la plus basse du tunnel est une impasse : ses voies s’arrêtent dans la roche et personne ne passe. Joue ton éboulement dessus pour faire place à une meilleure carte.
ui-lesson-do-accuse = Quelqu’un ici ne veut pas que tu trouves l’or. Parmi vous quatre, il y a un saboteur au plus, mais qui ? Choisis un nom et regarde ce que ce joueur a fait jusqu’ici.
ui-lesson-accused = Bien vu ! { $seat } a creusé une fois pour faire semblant. Puis il y a eu deux outils brisés et une impasse, juste là où cela faisait mal. Joue maintenant ton wagonnet brisé sur { $seat } : plus de tunnel avant réparation.
ui-lesson-do-reach = Les autres sont de ton avis : là-bas, les trois outils sont maintenant brisés. Il ne manque qu’une carte. Pose la galerie à côté du trésor !
ui-lesson-do-gold = Le trésor ! Tous les rôles sont dévoilés, et tu avais raison. Les chercheurs d’or se partagent autant de cartes Or qu’ils sont ; tu as atteint l’arrivée, donc tu choisis en premier. Prends la carte qui a le plus de pépites.
ui-lesson-over = Tu gardes ton or, et les autres chercheurs se partagent le reste. C’était une manche ; une partie en compte trois, puis le nain le plus riche gagne.
ui-lesson-no-pass = Passer, c’est défausser une carte face cachée et en piocher une autre. Parfois on n’a pas le choix, mais là, tu as mieux.
ui-lesson-no-map-later = Bonne idée, mais creuse d’abord un peu, pour que les autres aient de quoi continuer.
ui-lesson-no-away = Elle se raccorde là, mais elle s’éloigne des arrivées. Elles sont à droite.
ui-lesson-no-crossing-first = Cette carte convient aussi, mais garde-la. Au début, le carrefour est le meilleur : il ouvre des voies de tous les côtés.
ui-lesson-no-other-goal = Tu peux regarder n’importe quelle arrivée. Prends la plus basse, cette fois.
ui-lesson-no-rockfall-later = Tous ces tunnels sont bons. Garde l’éboulement pour un tunnel qui ne l’est pas.
ui-lesson-no-too-early = Qui viser ? Tu ne peux pas encore savoir qui est contre toi. Garde cette carte.
ui-lesson-no-blind-digging = Tu pourrais, mais tu ne sais pas encore vers où. Regarde d’abord.
ui-lesson-no-north = Elle se raccorde ainsi, mais la branche monte, et le trésor est en bas. Fais pivoter la carte.
ui-lesson-no-bend = Ce virage descend aussi, mais il ferme toutes les autres voies. La galerie en T les laisse ouvertes.
ui-lesson-no-dead-end = C’est une impasse : ses voies s’arrêtent dans la roche, et personne ne peut continuer. C’est ce que posent les saboteurs.
ui-lesson-no-not-there = Elle se raccorde, mais elle ne te rapproche pas du trésor. Regarde la flèche.
ui-lesson-no-good-tunnel = Cette carte fait partie de ton chemin. L’impasse, c’est la plus basse.
ui-lesson-no-blocked = Tu pourrais creuser là, mais le chemin le plus court vers le trésor est bouché. Dégage-le d’abord.
ui-lesson-no-clear-first = Patience, cela vient juste après. D’abord, l’impasse doit disparaître.
ui-lesson-no-suspect-1 = { $seat } creuse dès que possible, toujours vers les arrivées. Tout indique un chercheur d’or, et rien ne dit le contraire. Regarde les autres.
ui-lesson-no-suspect-3 = Passer deux fois a l’air louche, mais c’est peut-être la malchance des cartes. Et { $seat } a creusé pour toi et réparé l’outil de quelqu’un d’autre. Regarde les autres.
ui-lesson-no-either-tool = Cela arrêterait { $seat } aussi. Prends le wagonnet brisé, cette fois.
ui-lesson-no-stop-first = Tu pourrais creuser, mais tant que le saboteur a ses outils, la prochaine impasse viendra vite. Arrête-le d’abord.
ui-lesson-no-does-not-reach = Elle va bien là, mais elle n’a pas d’ouverture à droite : l’arrivée ne serait pas atteinte.
ui-lesson-no-dig-now = Ce n’est plus nécessaire : il ne manque qu’une carte pour le trésor.
ui-lesson-no-more-gold = Cette carte a moins de pépites. Prends l’autre : à la fin, seul l’or compte.
ui-lesson-learnt = Ce que tu as appris
ui-lesson-well-done = Bien creusé ! Tu sais maintenant tout ce qu’il faut à une vraie table.
ui-lesson-learnt-dig = Les cartes Chemin vont là où tous les côtés s’accordent et où un passage continu mène au départ ; on peut les mettre tête en bas.
ui-lesson-learnt-tools = Un outil brisé empêche un joueur de creuser jusqu’à ce que quelqu’un le répare.
ui-lesson-learnt-cards = Un plan secret te montre une arrivée, un éboulement enlève une carte Chemin, et une impasse ne mène nulle part.
ui-lesson-learnt-people = Ce que font les joueurs révèle qui ils sont : vois qui creuse, qui répare et qui brise.
ui-lesson-learnt-gold = Si le trésor est atteint, les chercheurs se partagent l’or ; si les cartes s’épuisent avant, ce sont les saboteurs.

## Screens: learning The Dark Cave

ui-lesson-cave = Sors de la caverne obscure
ui-lesson-cave-about = Un nain à tes côtés te dit quoi faire. Dix minutes, et tu connais le jeu.
ui-lesson-cave-aim = Pour qui tu travailles
ui-lesson-cave-aim-text = Tous voient ton clan, personne ne voit si tu es loyal. Un saboteur appartient à un clan et travaille pour l’autre.
ui-lesson-cave-card = D’abord une carte
ui-lesson-cave-card-text = Pose une carte Chemin, joue une autre carte, ou défausses-en une ou deux. Une carte Chemin doit s’accorder à toutes ses voisines et en prolonger une ; elle n’a pas besoin d’être reliée au départ.
ui-lesson-cave-steps = Puis le nain
ui-lesson-cave-steps-text = Ton nain peut faire trois pas, de case en case. D’une échelle à n’importe quelle autre, il n’y a qu’un pas.
ui-lesson-cave-creatures = Les créatures
ui-lesson-cave-creatures-text = Elles sortent des trous sombres, et c’est toi qui les guides. Le rat prend une carte, le gobelin 1 pépite, et le lindworm paralyse : un tour sans bouger.
ui-lesson-cave-webs = Toiles et haches
ui-lesson-cave-webs-text = Personne ne traverse une toile ; elle disparaît après deux tours de son propriétaire. Une hache devant toi affaiblit une toile ou chasse une créature.
ui-lesson-cave-veins = Les filons d’or
ui-lesson-cave-veins-text = Si ta marche finit sur un filon, tu prends son or et ta carte de clan reste visible jusqu’à la fin de la partie.
ui-lesson-cave-out = La sortie
ui-lesson-cave-out-text = Elle est face cachée dans l’un des quatre coins. Qui sort montre sa carte de clan, et son or est à l’abri. L’or resté dans la caverne est perdu.
ui-lesson-cave-value = Qui gagne
ui-lesson-cave-value-text = L’or qu’un clan sort compte une fois pour chaque nain qui travaille pour l’autre. La plus grande valeur gagne, avec tous ceux qui travaillent pour elle, dehors ou dedans.
ui-lesson-do-cave-look = Ton nain a 3 pépites et doit sortir de cette caverne. L’une des quatre cartes des coins est la sortie : joue Information secrète sur celle en bas à droite, toi seul la verras.
ui-lesson-do-cave-lay = La sortie ! Et les autres creusent déjà par là. Pose ta carte à échelle au bout de leur tunnel, pour qu’elle mène vers le bas.
ui-lesson-do-cave-climb = Après la carte, tu peux faire jusqu’à trois pas. D’une échelle à une autre, il n’y en a qu’un : va du départ à l’échelle que tu viens de poser.
ui-lesson-do-cave-rest = Il te reste deux pas, mais pas encore de tunnel devant toi. Ne va pas plus loin.
ui-lesson-do-cave-axe = { $seat } a tissé une toile juste devant toi, et aucun nain ne traverse une toile. Pose ta hache devant toi : tu pourras t’en servir dès ton prochain tour.
ui-lesson-do-cave-wait = Une hache ne sert à rien pendant le tour où elle est posée. Reste ici, ne va pas plus loin.
ui-lesson-do-cave-endure = Un gobelin sort du trou sombre, guidé par { $seat } ! Il prend 1 pépite à qui il rencontre. Une hache le chasse, mais il te faut la tienne pour la toile : garde-la.
ui-lesson-do-cave-send = Tu sais faire ça aussi. { $seat } est juste derrière toi : joue ton rat, il sort du trou sombre.
ui-lesson-do-cave-lead = C’est toi qui guides le rat, trois pas au plus. Mène-le jusqu’à { $seat } : qui il rencontre perd une carte au hasard.
ui-lesson-do-cave-cut = Une toile s’affaiblit à chaque tour de son propriétaire. Maintenant un coup de hache suffit, et il ne coûte aucun pas : coupe la toile.
ui-lesson-do-cave-walk = La voie est libre ! Fais deux pas jusqu’au bout du tunnel, pas plus.
ui-lesson-do-cave-vein = Il ne manque qu’une carte avant la sortie. Poses-y ton filon d’or : il porte 1 pépite.
ui-lesson-do-cave-gold = Qui finit sa marche sur le filon prend l’or, mais montre sa carte de clan pour de bon. Tu es loyal, tu n’as rien à cacher : va jusqu’à l’or et restes-y.
ui-lesson-do-cave-inspect = La sortie est ouverte ! Mais deux d’entre vous quatre sont des saboteurs. { $seat } a creusé avec toi, et attend aussi devant la sortie. Regarde cette carte de clan avec Information secrète.
ui-lesson-do-cave-exit = Un saboteur, quand même ! { $seat } sortirait l’or pour l’autre clan. Sois plus rapide : trois pas te mènent à la sortie et hors de la caverne.
ui-lesson-cave-over = Les deux nains loyaux sont dehors, et la partie s’arrête aussitôt. Vos 6 pépites comptent une fois pour chacun des 2 qui travaillent pour l’autre clan : 12. Eux ont 0, et tu gagnes !
ui-lesson-no-cave-pass = Au lieu de jouer une carte, tu peux en défausser une ou deux et en piocher autant. Mais là, tu as mieux.
ui-lesson-no-cave-propose = Une fois par tour, tu peux proposer de finir la partie ; tous doivent être d’accord. C’est bien trop tôt.
ui-lesson-no-cave-other-corner = La sortie peut être dans chaque coin. Cette fois, prends celui en bas à droite.
ui-lesson-no-cave-corner-first = Elle montre aussi une carte de clan. Mais il faut d’abord savoir où est la sortie.
ui-lesson-no-cave-keep-axe = Garde ta hache : rien ne te barre encore la route.
ui-lesson-no-cave-look-first = Tu pourrais creuser, mais tu ne sais pas encore vers où. Cherche d’abord la sortie.
ui-lesson-no-cave-seen = Tu sais où est la sortie. Garde cette carte pour plus tard.
ui-lesson-no-cave-keep-rat = Garde le rat. Son heure viendra.
ui-lesson-no-cave-away = Elle va bien là, mais elle ne te rapproche pas de la sortie. Suis la flèche.
ui-lesson-no-cave-ladder-first = Cette carte va aussi. Mais l’échelle t’épargne une longue marche : prends-la.
ui-lesson-no-cave-walk-on = Tu as le droit de rester là. Mais la sortie est loin : avance.
ui-lesson-no-cave-ladder-shorter = Par là, c’est plus long. L’échelle t’y mène en un pas.
ui-lesson-no-cave-back = Par là, tu t’éloignes de la sortie.
ui-lesson-no-cave-web-first = Tu pourrais, mais la toile te barrerait toujours la route. Pense d’abord à elle.
ui-lesson-no-cave-own-axe = Alors { $seat } pourrait s’en servir. Pose-la devant toi.
ui-lesson-no-cave-fend = Cela sauverait 1 pépite, mais te laisserait sans hache devant la toile. Garde-la.
ui-lesson-no-cave-inspect-later = Bonne idée, mais cela peut attendre.
ui-lesson-no-cave-rat-first = Ce sera pour ton prochain tour. Sème d’abord { $seat }.
ui-lesson-no-cave-lead-on = Là, il ne rencontre personne. Mène-le jusqu’à { $seat }.
ui-lesson-no-cave-nobody = Il n’y a personne là. Mène-le jusqu’à { $seat }.
ui-lesson-no-cave-cut-first = Coupe d’abord la toile : elle barre la route de la sortie.
ui-lesson-no-cave-vein-down = Elle va aussi dans ce sens, mais pose-la cette fois avec le filon en haut : fais-la pivoter.
ui-lesson-no-cave-vein-better = Celle-ci mènerait aussi à la sortie, mais le filon te rapporte de l’or.
ui-lesson-no-cave-vein-stop = Qui ne fait que passer sur un filon ne prend rien. Finis ta marche dessus.
ui-lesson-no-cave-deeds-1 = Une toile, un gobelin : tu sais déjà pour qui travaille { $seat }.
ui-lesson-no-cave-deeds-2 = { $seat } vient de t’ouvrir la sortie et ne t’a jamais nui. Regarde ailleurs.
ui-lesson-no-cave-inspect-now = Plus rien à creuser : la sortie est ouverte. Découvre qui se tient à côté de toi.
ui-lesson-learnt-cave-turn = Un tour : une carte, puis jusqu’à trois pas, puis une nouvelle carte. D’échelle en échelle, il n’y a qu’un pas.
ui-lesson-learnt-cave-creatures = Les créatures sortent des trous sombres, guidées par qui les joue : le rat prend une carte, le gobelin de l’or, le lindworm la prochaine marche.
ui-lesson-learnt-cave-webs = Une toile barre la route pendant deux tours de son propriétaire ; une hache la coupe, ou chasse une créature.
ui-lesson-learnt-cave-vein = Un filon d’or t’enrichit et montre à tous qui tu es : les saboteurs y réfléchissent à deux fois.
ui-lesson-learnt-cave-clan = Seul compte l’or qui sort de la caverne. Moins il y en a qui travaillent pour ton camp, plus il vaut.

## Screens: one page for each card

ui-card-about = À propos de cette carte
ui-card-close = Fermer
ui-card-hand = Dans ta main
ui-card-mats = Devant les joueurs
ui-card-board = Sur le plateau
ui-card-turned = { $card }, après un demi-tour
ui-card-joins = Reliés : { $name }
ui-card-ends = Impasse : { $name }
ui-card-ways-1 = Tête en bas, elle est exactement pareille.
ui-card-ways-2 = On peut la mettre tête en bas avant de la poser, mais jamais en travers.
ui-card-deck = Se joue avec
ui-card-count = Nombre
ui-card-rules = Règles : { $name }
ui-cards-all = Toutes les cartes
ui-cards-role = Rôles
ui-cards-path = Chemins
ui-cards-dead-end = Impasses
ui-cards-action = Cartes Action
ui-cards-goal = Départ, arrivées et carte double
ui-cards-gold = Cartes Or
ui-cards-door = Portes
ui-cards-ladder = Échelles
ui-cards-crystal = Cristaux
ui-cards-chest = Coffres au trésor et leurs tunnels
ui-card-path = Pose-la sur un emplacement vide, tunnel contre tunnel et roche contre roche, là où un passage continu mène au départ.
ui-card-dead-end = Aucune de ses voies ne traverse : qui entre doit faire demi-tour. Les saboteurs l’adorent ; les chercheurs la défaussent ou s’en servent pour fermer une branche inutile.
ui-card-stub = À côté de la voie qui traverse, elle a une ouverture qui finit dans la roche.
ui-card-apart = Deux tunnels passent l’un près de l’autre sans se rejoindre : qui arrive par l’un ne peut pas prendre l’autre.
ui-card-ladder = Pose-la à côté de n’importe quelle carte Chemin visible avec laquelle elle s’accorde, même coupée du départ, mais pas à côté d’une arrivée. Toutes les échelles et le départ sont reliés comme par un seul tunnel.
ui-card-door-1 = Les chercheurs bleus en ont la clé. Si tous les chemins du trésor passent par des portes bleues, l’équipe verte repart les mains vides.
ui-card-door-2 = Les chercheurs verts en ont la clé. Si tous les chemins du trésor passent par des portes vertes, l’équipe bleue repart les mains vides.
ui-card-crystal = Un cristal brille dans la roche : s’il est sur le plateau à la fin de la manche, les géologues sont payés pour lui.
ui-card-start = C’est ici que commence tout tunnel. On ne peut pas l’enlever.
ui-card-treasure = L’une des arrivées. Quand elle est atteinte et retournée, la manche est finie et les chercheurs d’or ont gagné.
ui-card-stone = L’une des arrivées, mais ce n’est qu’une pierre. Une fois retournée, c’est un tunnel comme un autre, et on continue.
ui-card-bag = L’une des nouvelles arrivées : qui l’atteint prend autant de pépites qu’elle en montre, et on continue à creuser.
ui-card-dragon = L’une des nouvelles arrivées : qui l’atteint perd une pépite, à condition d’en avoir une.
ui-card-spider = L’une des nouvelles arrivées, et la pire : dès qu’elle est retournée, la manche s’arrête et le trésor est perdu.
ui-card-double = La moitié d’une carte double posée sur le chemin dès le début. Qui atteint le vestiaire en premier change de rôle ; à la fête souterraine, tous les rôles sont redistribués.
ui-card-tunnel = Il est sur le chemin, face cachée, avec un coffre dessous. Qui l’atteint le retourne, ouvre le coffre et peut continuer au travers.
ui-card-broken = Pose-la devant un joueur : il ne creuse plus tant que personne ne répare. Personne n’a deux outils brisés du même genre.
ui-card-fix = Répare cet outil brisé, le tien ou celui d’un autre. Les deux cartes sont défaussées.
ui-card-fix-two = Répare l’un des deux outils qu’elle montre, le tien ou celui d’un autre. Les deux cartes sont défaussées.
ui-card-craftsman = Répare n’importe quel outil brisé, le tien ou celui d’un autre.
ui-card-map = Regarde en secret une arrivée face cachée. Tous voient laquelle, mais personne d’autre ne sait ce qui s’y trouve, et tu peux dire ce que tu veux.
ui-card-rockfall = Enlève n’importe quelle carte Chemin du plateau, sauf le départ et les arrivées. Ce qui est coupé reste, mais on ne peut pas y bâtir avant de le relier.
ui-card-trapped = Pose-la devant un autre joueur : il ne peut pas creuser et, s’il est encore en prison à la fin de la manche, ne reçoit rien.
ui-card-free-at-last = Libère un joueur en prison, toi-même ou un autre.
ui-card-theft = Pose-la devant toi : après la manche, tu peux voler une pépite, sauf si tu es en prison.
ui-card-hands-off = Enlève une carte Voleur devant n’importe quel joueur.
ui-card-inspection = Regarde en secret le rôle d’un autre joueur. Tous voient de qui.
ui-card-swap-hats = Un joueur de ton choix, toi peut-être, échange son rôle avec la pile. Ce qu’on savait de lui ne compte plus.
ui-card-swap-hands = Échange toutes les cartes qui te restent avec quelqu’un ; c’est ensuite l’autre qui pioche, pas toi.
ui-card-swap-goals = Prends deux arrivées cachées sans les regarder et remets-les, échangées ou non. Personne d’autre ne le sait.
ui-card-storehouse = Au lieu de piocher, regarde les cinq dernières cartes de la défausse et gardes-en une.
ui-card-veto = Hors de ton tour : arrête une carte qu’un autre vient d’annoncer. Elle reste sans effet et part à la défausse.
ui-card-change-of-direction = Dès maintenant, on joue dans l’autre sens, jusqu’à la fin de la manche.
ui-card-pathfinder = Pose deux cartes Chemin en un seul tour, et pioches-en deux.
ui-card-diversion = Reprends la carte Chemin posée en dernier et pose-la ailleurs. Elle compte désormais comme la tienne.
ui-card-gold = Les gagnants d’une manche se partagent des cartes Or. Les pépites restent secrètes jusqu’à la fin ; le nain le plus riche gagne.
ui-card-digger = Veut un tunnel du départ au trésor. S’il est atteint, tous les chercheurs se partagent l’or, peu importe qui a fini.
ui-card-saboteur = Veut que les cartes s’épuisent avant le trésor, et mieux vaut ne pas se faire prendre : alors l’or est pour les saboteurs.
ui-card-greedy = Ni chercheur ni saboteur : ne gagne qu’en posant la dernière carte vers le trésor, mais alors il prend tout.
ui-card-blue = Creuse pour l’équipe bleue. Les portes vertes l’arrêtent, pas les bleues.
ui-card-green = Creuse pour l’équipe verte. Les portes bleues l’arrêtent, pas les vertes.
ui-card-boss = Gagne avec l’une ou l’autre équipe, pour une pépite de moins, et passe toutes les portes.
ui-card-profiteer = Gagne avec ceux qui gagnent, chercheurs ou saboteurs, pour deux pépites de moins.
ui-card-geologist = Le trésor ne l’intéresse pas : il est payé pour les cristaux visibles sur le plateau à la fin de la manche.
ui-card-chest-nugget = Une pépite d’or pour qui l’ouvre.
ui-card-chest-maps-off = Jusqu’à la fin de la manche, les plans secrets ne montrent plus d’arrivées, seulement des coffres.
ui-card-chest-no-draw = Qui l’ouvre pioche une carte de moins ce tour-ci.
ui-card-chest-extra-draw = Qui l’ouvre pioche une carte de plus ce tour-ci.
ui-card-chest-shift-goal = Qui l’ouvre déplace une arrivée cachée d’un emplacement vers la droite, sans la regarder.
ui-card-chest-steal = Au lieu de piocher, qui l’ouvre prend à l’aveugle une carte dans la main d’un autre.
ui-card-chest-sift = Au lieu de piocher, qui l’ouvre regarde les trois premières cartes de la pioche et en garde une.
ui-card-chest-spy = Qui l’ouvre regarde le rôle d’un autre joueur.
ui-card-chest-rummage = La défausse est mélangée ; qui l’ouvre en regarde cinq cartes, en garde une et pioche une carte de moins.
ui-card-chest-bury = Les cinq premières cartes de la pioche sont défaussées sans être vues.
ui-cards-clan = Cartes Clan
ui-cards-group-1 = Cartes Chemin I : un pas pour traverser
ui-cards-group-2 = Cartes Chemin II : deux pas pour traverser
ui-cards-group-3 = Cartes Chemin III : trois pas pour traverser
ui-cards-cave-goal = Départ et arrivées
ui-card-cave-path = Pose-la sur un emplacement vide où elle s’accorde avec toutes les cartes visibles autour et prolonge au moins un tunnel. Elle n’a pas besoin d’être reliée au départ.
ui-card-cave-group-1 = Groupe I : chaque tunnel est une seule case. Il faut un pas pour traverser la carte.
ui-card-cave-group-2 = Groupe II : il y a une case à chaque ouverture. Il faut deux pas pour traverser la carte.
ui-card-cave-group-3 = Groupe III : il y a une case à chaque ouverture et une au milieu. Il faut trois pas pour traverser la carte.
ui-card-cave-start = Tous les nains partent d’ici, chacun avec 3 pépites. La carte entière est une seule case, et rien ne peut l’enlever.
ui-card-cave-goal = L’une des quatre arrivées face cachée. Qui y met le pied la retourne et doit s’y arrêter.
ui-card-cave-ladder = De cette échelle, un pas te mène à n’importe quelle autre échelle visible. Aucune toile ne t’arrête.
ui-card-cave-hole = Le rat, le lindworm et le gobelin sortent de ce trou sombre. Pour les nains, c’est une case comme une autre.
ui-card-cave-vein = 1 pépite se trouve sur le filon d’or. Si tu t’arrêtes ici, tu la prends et tu dois montrer ta carte Clan pour de bon ; passer par-dessus ne change rien.
ui-card-cave-exit = Qui entre dans cette case est sorti de la grotte : son or est à l’abri et sa carte Clan est montrée. Ensuite, on joue encore des cartes, mais on ne marche plus.
ui-card-cave-bridge = Deux tunnels se croisent sans se rejoindre ; le pont va de gauche à droite. Qui y monte depuis une autre carte perd une carte de sa main au hasard.
ui-card-cave-tunnel = Un tunnel secret relie les deux virages. Chaque fois que tu y entres, tu paies 1 pépite, si tu en as. Tu peux t’y arrêter.
ui-card-cave-secret-information = Regarde en secret une arrivée face cachée ou la carte Clan cachée de quelqu’un d’autre. Tous voient laquelle, mais toi seul sais ce qu’elle montre.
ui-card-cave-rockfall = Enlève une carte Chemin où ne se trouve ni nain ni créature, mais jamais le départ ni une arrivée. Les nains coupés du reste ne bougent pas.
ui-card-cave-swap-hands = Échange toutes les cartes qui te restent avec quelqu’un, même si une main est vide. C’est ensuite l’autre qui pioche, pas toi.
ui-card-cave-web = Tends-la entre deux cartes reliées ou sur un bout ouvert : ni nains ni créatures ne passent. Elle montre 2, puis 1, et disparaît au début de ton deuxième tour à venir.
ui-card-cave-boots = Pose-les devant quelqu’un qui n’en a pas, toi compris : un pas de plus à chaque tour, dès maintenant.
ui-card-cave-axe = Pose-la devant quelqu’un, toi compris. Utilisée plus tard, elle affaiblit d’un point une toile à côté de son nain, ou chasse une créature avant qu’elle ne frappe.
ui-card-cave-rat = Mets le rat sur un trou sombre, ou reprends-le là où il est, et fais-lui faire jusqu’à 3 pas. Il s’arrête aux premiers nains qu’il rencontre ; chacun d’eux perd une carte au hasard. Il repart au début de ton prochain tour.
ui-card-cave-lindworm = Mets le lindworm sur un trou sombre, ou reprends-le là où il est, et fais-lui faire jusqu’à 4 pas. Il s’arrête aux premiers nains qu’il rencontre : paralysés, ils restent couchés jusqu’à la fin de leur prochain tour. Il repart au début de ton prochain tour.
ui-card-cave-goblin = Mets le gobelin sur un trou sombre, ou reprends-le là où il est, et fais-lui faire jusqu’à 5 pas. Il s’arrête aux premiers nains qu’il rencontre ; chacun d’eux perd 1 pépite. Il repart au début de ton prochain tour.
ui-card-cave-loyal = Travaille pour le clan dont il porte la couleur. Tous voient la couleur ; sa loyauté, toi seul la connais.
ui-card-cave-saboteur = Porte la couleur d’un clan et travaille en secret pour l’autre : l’or que ce nain emporte compte pour l’autre clan.

## Screens: several people on one device
ui-hotseat-home = Se passer un appareil
ui-hotseat-home-about = À plusieurs dans une pièce ; personne ne voit les cartes des autres
ui-hotseat-here = Qui joue sur cet appareil
ui-hotseat-here-about = Jouez dans une pièce et passez-vous l’appareil : entre deux, il ne montre les cartes de personne. D’autres peuvent quand même venir par le lien.
ui-hotseat-name = Nom du joueur { $number }
ui-hotseat-add = Ajouter quelqu’un
ui-hotseat-remove = Retirer le joueur { $number }
ui-hotseat-more = Quelqu’un d’autre joue sur cet appareil :
ui-hotseat-same-name = Deux joueurs portent le même nom.
ui-hotseat-pass = Passez à { $name }
ui-hotseat-pass-about = Tous les autres regardent ailleurs.
ui-hotseat-i-am = Je suis { $name }
ui-hotseat-back = Retour à la table
ui-hotseat-hand-of = Main de jeu : { $name }
ui-hotseat-hide = Cacher ma main
ui-hotseat-look = Regarder sa propre main :
ui-hotseat-anyone = Chacun peut répondre maintenant :
ui-screen = Grand écran
ui-screen-how = Quelqu’un qui joue ouvre cet écran avant la partie ou depuis le menu de la table.
ui-screen-come = Venez jouer
ui-screen-scan = Scannez ceci avec un téléphone, ou ouvrez { $name } et entrez le code :
ui-screen-fill = Plein écran
ui-screen-show = Montrer sur un grand écran
ui-screen-about = Une télévision ou une tablette au milieu montre la table, sans aucun secret ; chacun tient ses cartes sur son téléphone.
ui-screen-here = L’ouvrir ici
ui-screen-type = Ou saisis là-bas :
ui-seat-link = Continuer sur un autre appareil
ui-seat-link-about = Qui ouvre ceci prend ta place et tes cartes : ne le montre à personne. La place n’est alors plus ici.

## Screens: notebook and suspicion

ui-notebook = Carnet
ui-notebook-close = Fermer
ui-notebook-rounds = Manches
ui-notebook-round = Manche { $round }
ui-notebook-known = Ce qui t’a été montré
ui-notebook-facts = Ce que tous ont pu voir, manche { $round }
ui-notebook-own = Tes propres notes
ui-notebook-private = Notes et curseurs restent dans ce navigateur. Personne d’autre ne les voit.
ui-fact-dig = Tunnels creusés
ui-fact-break = A cassé
ui-fact-repair = A réparé
ui-fact-map = A regardé
ui-fact-rockfall = Éboulements
ui-fact-pass = Tours passés
ui-fact-blocked =
    { $count ->
        [one] dont { $count } impasse
       *[other] dont { $count } impasses
    }
ui-fact-none = Rien encore.
ui-suspect = Ton soupçon : { $seat } est { $card }
ui-suspect-what = Ton soupçon envers { $seat }
ui-suspect-value = { $count } %
ui-suspect-unset = pas d’avis
ui-guess = Tes soupçons et la vérité
ui-guess-total = Tes soupçons, manche { $round } : { $number } points sur 100
ui-guess-right = { $seat } : { $card }. Juste : { $count } % pour { $which }. { $number } sur 100.
ui-guess-wrong = { $seat } : { $card }. Faux : { $count } % pour { $which }. { $number } sur 100.
ui-guess-open = { $seat } : { $card }. Sans avis tranché : { $count } % pour { $which }. { $number } sur 100.
ui-guess-how = Sûr et juste vaut 100, indécis 75, sûr et faux 0. Mieux vaut donc dire ce que l’on croit.
ui-replay-hands = Mains
ui-replay-hand = Main de jeu : { $seat }
ui-replay-role-hidden = rôle inconnu
ui-replay-suspicion = Soupçons
ui-replay-keys = Touches
ui-replay-share = Partager cette étape
ui-replay-to-round = À la manche { $round }
ui-key-leap = Dix étapes en arrière ou en avant
ui-key-round = À la manche précédente ou suivante
ui-key-ends = Au début ou à la fin
ui-key-help = Montrer ou cacher les touches
ui-curve = Tes soupçons au fil du temps
ui-curve-legend = Une ligne commence ou tourne là où tu as bougé un curseur. La forme creuse en fin de manche montre où elle aurait dû finir.
ui-curve-none = Tu n’as bougé aucun curseur dans cette partie, ou alors dans un autre navigateur.
ui-curve-table = La même chose en tableau
ui-curve-player = Qui et quelle manche
ui-curve-course = Soupçon
ui-curve-truth = Vérité
ui-curve-at = étape { $step } : { $card } { $count } %

## Advice: what follows from what was done

ui-advice = Conseils
ui-advice-about = Calculés d’après ce que tous ont pu voir et ce que tu sais. Un bluff peut les tromper.
ui-advice-suspicion = { $seat } est contre les autres : { $count } %
ui-advice-self = Tu donnes l’impression d’être contre les autres : { $count } %
ui-advice-goals = Où le trésor pourrait être
ui-advice-goal = { $cell } : { $count } %
ui-advice-why = Pourquoi ?
ui-advice-sum = En tout : { $text }
ui-advice-weight = Au-dessus de zéro, cela parle pour ; au-dessous, contre. Toutes les parts ensemble donnent la chance.
ui-advice-curve = Les soupçons que tous pouvaient avoir
ui-advice-curve-of = { $seat } : les soupçons que tous pouvaient avoir
ui-advice-curve-legend = La ligne montre à quel point on pouvait croire quelqu’un contre les autres, d’après ce que tous ont vu ; en pointillé, ton propre curseur. L’anneau marque l’étape qui a trahi quelqu’un ou paru la plus louche.
ui-advice-gave-away = Manche { $round } : { $card }, trahison à l’étape { $step }
ui-advice-jump = Manche { $round } : { $card }, étape la plus louche : { $step }
ui-advice-truth = Manche { $round } : { $card }
advice-dealt = Avant toute action, d’après les cartes Rôle en jeu.
advice-known = { $seat } : rôle connu.
advice-others = Les actes des autres comptent aussi : seuls quelques-uns sont contre le reste.
advice-dig-on = { $seat } creuse vers le trésor.
advice-dig-idle = { $seat } creuse là où personne n’avance.
advice-dig-elsewhere = { $seat } creuse vers une autre arrivée.
advice-dig-against = { $seat } creuse et le chemin du trésor s’allonge.
advice-stub-on = { $seat } pose une impasse, et pourtant le trésor se rapproche.
advice-stub-idle = { $seat } pose une impasse qui ne gêne personne.
advice-stub-elsewhere = { $seat } pose une impasse, et une autre arrivée se rapproche.
advice-stub-against = { $seat } pose une impasse sur le chemin du trésor.
advice-fall-on = { $seat } dégage le chemin du trésor par un éboulement.
advice-fall-idle = { $seat } joue un éboulement là où il ne change presque rien.
advice-fall-elsewhere = { $seat } joue un éboulement, et une autre arrivée se rapproche.
advice-fall-against = { $seat } détruit le chemin du trésor par un éboulement.
advice-pass = { $seat } passe.
advice-pass-broken = { $seat } passe sans pouvoir creuser pour l’instant.
advice-claim = { $seat } dit ce que cache une arrivée.
advice-says = { $seat } dit : « { $other } est : { $card }. »
advice-said = { $other } dit : « { $seat } est : { $card }. »
advice-says-own = { $seat } dit : « Je suis : { $card }. »
advice-map = { $seat } regarde une arrivée.
advice-map-again = { $seat } regarde une arrivée, alors que la place du trésor est déjà claire.
advice-break = { $seat } joue « { $card } » sur { $other }.
advice-break-trusted = { $seat } joue « { $card } » sur { $other }, d’où est venue de l’aide jusqu’ici.
advice-break-suspected = { $seat } joue « { $card } » sur { $other }, sous le coup d’un soupçon.
advice-break-again = { $seat } joue « { $card } » sur { $other }, qui de toute façon ne peut pas creuser.
advice-break-own = { $seat } casse son propre outil.
advice-break-by = { $other } joue « { $card } » sur { $seat }.
advice-mend = { $seat } joue « { $card } » pour { $other }.
advice-mend-trusted = { $seat } joue « { $card } » pour { $other }, d’où est venue de l’aide jusqu’ici.
advice-mend-suspected = { $seat } joue « { $card } » pour { $other }, sous le coup d’un soupçon.
advice-mend-own = { $seat } se remet en état de creuser.
advice-mend-by = { $other } joue « { $card } » pour { $seat }.

## Screens: the end, sounds and motion

ui-piles-discards = Défausse : { $count }
ui-volume = Volume
ui-round-choosing = Cartes Or au choix : { $count }
ui-round-paid = Ce que chacun a reçu
ui-round-why-hands-empty = Plus personne n’a de carte.
ui-round-why-all-passed = Tout le monde a passé.
ui-round-why-no-playable = Plus aucune carte ne peut être jouée.
ui-round-why-treasure = { $seat } atteint le trésor !
ui-round-why-spider = { $seat } tombe nez à nez avec l’araignée géante.
ui-round-why-clan-out = Dans la caverne, plus personne ne travaille pour l’un des clans.
ui-round-why-agreed = Tout le monde est d’accord pour s’arrêter là.
ui-round-pay-gold =
    { $seat } touche { $count ->
        [one] une carte Or
       *[other] { $count } cartes Or
    }.
ui-round-pay-pieces =
    { $seat } touche { $count ->
        [one] une pépite
       *[other] { $count } pépites
    }.
ui-round-lose-gold =
    { $seat } perd { $count ->
        [one] une carte Or
       *[other] { $count } cartes Or
    }.
ui-round-lose-pieces =
    { $seat } perd { $count ->
        [one] une pépite
       *[other] { $count } pépites
    }.
ui-end-podium = Le podium
ui-end-standings = Toutes les places
ui-end-story = Cette partie en six lignes
ui-end-last-round = Qui était qui dans la dernière manche
ui-end-who = Qui était qui
ui-line-lost = La connexion est perdue. Ta place reste à toi, et la partie reprend dès qu’elle est rétablie.
ui-line-since = Depuis { $seconds } s.
ui-line-again = Prochain essai dans { $seconds } s.
ui-hear = Masquer quelqu’un
ui-hear-not = Masquer { $name }
ui-hear-again = Afficher à nouveau { $name }

## Screens: questions at the table

ui-ask-late = Si le temps est écoulé : { $verb }.
ui-ask-late-chance = Si le temps est écoulé, le hasard décide.
ui-clash-instead = Choisir plutôt ceci
ui-clash-take = Choisir plutôt ceci : { $name }
ui-ask-goal =
    { $count ->
        [3]
            { $number ->
                [1] l’arrivée du haut
                [2] l’arrivée du milieu
               *[other] l’arrivée du bas
            }
        [4]
            { $number ->
                [1] l’arrivée en haut à gauche
                [2] l’arrivée en haut à droite
                [3] l’arrivée en bas à gauche
               *[other] l’arrivée en bas à droite
            }
        [5]
            { $number ->
                [1] l’arrivée tout en haut
                [2] l’arrivée du haut
                [3] l’arrivée du milieu
                [4] l’arrivée du bas
               *[other] l’arrivée tout en bas
            }
       *[other] arrivée { $number } sur { $count }, en partant du haut
    }
ui-ask-sent = Envoi…
ui-table-missing = Qui manque
ui-table-void-sure = Finir la partie pour tout le monde ? Alors personne n’aura gagné.
ui-table-void-yes = Oui, finir
ui-table-leave-sure = Partir pour de bon ? Un robot continuera à ta place.
ui-table-leave-yes = Oui, partir
