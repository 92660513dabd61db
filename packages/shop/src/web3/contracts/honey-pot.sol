// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";

/// A collection of pictures of honey pots, each to be had for a thousand bees.
contract HoneyPot is ERC721 {
    IERC20 private constant BEES = IERC20(0x0b4286e3dbfB58D64573E23Cf3046Db351C4158F);

    uint256 public constant price = 1000 ether;

    /// How many pots there are; the next one has this number.
    uint256 public totalSupply;

    event NFTMinted(address indexed minter);

    constructor() ERC721("Honey Pot", "HONEY") {}

    function mint() external {
        require(BEES.transferFrom(msg.sender, address(this), price), "A honey pot costs 1000 bees.");
        uint256 pot = totalSupply;
        totalSupply = pot + 1;
        emit NFTMinted(msg.sender);
        _safeMint(msg.sender, pot);
    }
}
